// @ts-check
/** Light or dark: as the system has it, until somebody says otherwise. */
import { maybe, remember, remembered } from './page.js';

const system = matchMedia('(prefers-color-scheme: dark)');

function show() {
  const said = remembered('theme', '');
  const dark = said ? said === 'dark' : system.matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  maybe('theme')?.setAttribute('aria-pressed', String(dark));
}

show();
system.addEventListener('change', show);
document.addEventListener('DOMContentLoaded', show);
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('[data-part="theme"]')) return;
  remember('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  show();
});
