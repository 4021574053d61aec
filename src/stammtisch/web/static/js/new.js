// @ts-check
/** Drawing up a table: seats come and go, and those on one device get a name. */
import { part } from './page.js';

const list = part('seats');
const add = /** @type {HTMLButtonElement} */ (part('add'));
const seats = [...list.querySelectorAll('li')];
const hints = /** @type {HTMLInputElement} */ (document.querySelector('[name="hints"]'));
let decided = false;

/**
 * @param {HTMLLIElement} seat
 * @param {boolean} taken
 */
function use(seat, taken) {
  seat.hidden = !taken;
  const select = seat.querySelector('select');
  if (select) select.disabled = !taken;
  spell(seat);
  show();
}

/**
 * Who was picked: on a narrow page the closed list has no room for it. Whoever sits on this device gets a name.
 * @param {HTMLLIElement} seat
 */
function spell(seat) {
  const [input, select, below] = [seat.querySelector('input'), seat.querySelector('select'), seat.querySelector('p')];
  if (below) below.textContent = select?.selectedOptions[0].title ?? '';
  const beside = !seat.hidden && select?.value === 'me';
  if (!input) return;
  input.hidden = !beside;
  input.disabled = !beside;
}

/** Who plays with bots alone takes nothing from anybody by asking for hints: allowed, unless it is decided otherwise. */
function allowHints() {
  if (decided) return;
  const people = seats.filter((seat) => !seat.hidden && ['me', 'friend'].includes(seat.querySelector('select')?.value ?? ''));
  hints.checked = people.length === 1;
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
  seat.querySelector('button')?.addEventListener('click', () => {
    use(seat, false);
    allowHints();
  });
  seat.querySelector('select')?.addEventListener('change', () => {
    spell(seat);
    allowHints();
  });
}
hints.addEventListener('change', () => {
  decided = true;
});
add.addEventListener('click', () => {
  const next = seats.find((seat) => seat.hidden);
  if (next) use(next, true);
  allowHints();
});
for (const seat of seats) use(seat, seat.querySelector('[data-optional]') === null);
