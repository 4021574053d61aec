// @ts-check
/** Searching the rules while typing; without this the form asks the server. */
import { part } from './page.js';

const input = part('search').querySelector('input');
const found = part('found');
const entries = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.entry')]);

function search() {
  const words = (input?.value ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const entry of entries) {
    const text = (entry.textContent ?? '').toLocaleLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
    count += entry.hidden ? 0 : 1;
  }
  for (const chapter of document.querySelectorAll('[data-part="chapter"]')) {
    /** @type {HTMLElement} */ (chapter).hidden = !chapter.querySelector('.entry:not([hidden])');
  }
  found.textContent = (found.dataset.words ?? '').replace('{count}', String(count));
}

input?.addEventListener('input', search);
part('search').addEventListener('submit', (event) => {
  // What the server has left out can only be found by asking it.
  if (!new URLSearchParams(location.search).get('q')) event.preventDefault();
});
