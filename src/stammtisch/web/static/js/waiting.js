// @ts-check
/** Waiting for the others: the page goes on by itself when somebody sits down. */
import { Connection } from './connection.js';
import { part } from './page.js';

const root = part('waiting');
new Connection(
  root.dataset.live ?? '',
  (message) => {
    const free = message.type === 'lobby' ? message.free.length : 0;
    const news = message.type === 'update' || (message.type === 'lobby' && free !== Number(root.dataset.free));
    if (news) location.reload();
  },
  () => {},
);

for (const button of document.querySelectorAll('[data-part="copy"]')) {
  button.addEventListener('click', async () => {
    const input = button.parentElement?.querySelector('input');
    if (!input) return;
    input.select();
    await navigator.clipboard?.writeText(input.value);
    button.textContent = '✓';
  });
}
