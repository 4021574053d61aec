// @ts-check
/** Light or dark: as the system has it, until somebody says otherwise. Not a module, so that no page flashes. */
(() => {
  const key = 'stammtisch.theme';
  const system = matchMedia('(prefers-color-scheme: dark)');
  const said = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** @param {string|null} theme */
  function show(theme) {
    if (theme) document.documentElement.dataset.theme = theme;
    const dark = theme ? theme === 'dark' : system.matches;
    document.querySelector('[data-part="theme"]')?.setAttribute('aria-pressed', String(dark));
    return dark;
  }

  show(said());
  addEventListener('DOMContentLoaded', () => show(said()));
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-part="theme"]')) return;
    const theme = show(said()) ? 'light' : 'dark';
    try {
      localStorage.setItem(key, theme);
    } catch {
      // A private window forgets it; nothing else is lost.
    }
    show(theme);
  });
})();
