// @ts-check
/** Small things that every page has: parts found by name, and what this browser remembers. */

/**
 * An element of the page by its part's name. Ids belong to the picture, which has hundreds of them.
 * @param {string} name
 * @param {ParentNode} [within]
 * @returns {HTMLElement}
 */
export function part(name, within = document) {
  const found = maybe(name, within);
  if (!found) throw new Error(`the page has no part '${name}'`);
  return found;
}

/**
 * @param {string} name
 * @param {ParentNode} [within]
 * @returns {HTMLElement|null}
 */
export function maybe(name, within = document) {
  return within.querySelector(`[data-part="${name}"]`);
}

/**
 * A new element with a class and words in it.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} [className]
 * @param {string} [words]
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, className = '', words = '') {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (words) element.textContent = words;
  return element;
}

/**
 * What this browser remembers; private windows may refuse to.
 * @param {string} key
 * @param {string} otherwise
 */
export function remembered(key, otherwise) {
  try {
    return localStorage.getItem(`stammtisch.${key}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(`stammtisch.${key}`, value);
  } catch {
    // Nothing is lost but the habit.
  }
}

export const calm = matchMedia('(prefers-reduced-motion: reduce)');
