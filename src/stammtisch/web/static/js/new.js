// @ts-check
/** Drawing up a table: seats come and go, and those on one device get a name. */
import { part } from './page.js';

const list = part('seats');
const add = /** @type {HTMLButtonElement} */ (part('add'));
const seats = [...list.querySelectorAll('li')];

/**
 * @param {HTMLLIElement} seat
 * @param {boolean} taken
 */
function use(seat, taken) {
  seat.hidden = !taken;
  const select = seat.querySelector('select');
  if (select) select.disabled = !taken;
  name(seat);
  show();
}

/** @param {HTMLLIElement} seat */
function name(seat) {
  const input = seat.querySelector('input');
  const beside = !seat.hidden && seat.querySelector('select')?.value === 'me';
  if (!input) return;
  input.hidden = !beside;
  input.disabled = !beside;
}

function show() {
  const used = seats.filter((seat) => !seat.hidden);
  add.hidden = used.length === seats.length;
  // Only the last seat can be left empty: seats have no gaps.
  for (const seat of seats) {
    const drop = seat.querySelector('button');
    if (drop) drop.hidden = seat !== used[used.length - 1];
  }
}

for (const seat of seats) {
  seat.querySelector('button')?.addEventListener('click', () => use(seat, false));
  seat.querySelector('select')?.addEventListener('change', () => name(seat));
}
add.addEventListener('click', () => {
  const next = seats.find((seat) => seat.hidden);
  if (next) use(next, true);
});
for (const seat of seats) use(seat, seat.querySelector('[data-optional]') === null);
