// @ts-check
/** The page's own sentences, which the server has put into the page in the viewer's language. */

/** @type {Record<string, string>} */
let sentences = {};

const block = document.querySelector('script[type="application/json"][data-part="words"]');
if (block) sentences = JSON.parse(block.textContent || '{}');

/**
 * A number as the boards write it: what is owed has a true minus before it.
 * @param {number} value
 */
export function written(value) {
  return String(value).replace('-', '−');
}

/**
 * A large number, which is easier to read in groups.
 * @param {number} value
 */
export function counted(value) {
  return value.toLocaleString(document.documentElement.lang);
}

/**
 * A sentence with its values; one that is missing shows its key, so that somebody notices.
 * @param {string} key
 * @param {Record<string, string|number>} [values]
 */
export function say(key, values = {}) {
  return (sentences[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
