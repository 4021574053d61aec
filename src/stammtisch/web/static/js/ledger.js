// @ts-check
/** What everybody would get if it were counted now: the payday preview, the projected final score. */
import { make } from './page.js';
import { say, written } from './words.js';

/** @typedef {import('./messages.js').Ledger} Ledger */
/** @typedef {import('./messages.js').Panel} Panel */

/**
 * A table with a column for each player.
 * @param {[string, number[]][]} lines
 * @param {number[]} totals
 * @param {Panel[]} panels in the order of the columns
 * @param {number[]} winners
 */
export function scoreTable(lines, totals, panels, winners = []) {
  const table = make('table', 'scores');
  const head = table.createTHead().insertRow();
  head.append(make('td'));
  for (const { seat, name, colour } of panels) {
    const cell = make('th', `seat ${colour}${winners.includes(seat) ? ' winner' : ''}`, name);
    cell.scope = 'col';
    head.append(cell);
  }
  const body = table.createTBody();
  for (const [words, numbers] of lines) fill(body.insertRow(), words, numbers, panels);
  fill(table.createTFoot().insertRow(), say('total'), totals, panels);
  return table;
}

/**
 * @param {HTMLTableRowElement} row
 * @param {string} words
 * @param {number[]} numbers by seat
 * @param {Panel[]} panels
 */
function fill(row, words, numbers, panels) {
  const first = make('th', '', words);
  first.scope = 'row';
  row.append(first);
  for (const { seat } of panels) row.append(make('td', '', written(numbers[seat])));
}

/**
 * @param {HTMLElement} box a `details` with a summary and a place for the table
 * @param {Ledger|null} ledger
 * @param {Panel[]} panels
 */
export function showLedger(box, ledger, panels) {
  box.hidden = ledger === null;
  if (!ledger) return;
  const summary = box.querySelector('summary');
  if (summary) summary.textContent = ledger.title;
  box.querySelector('div')?.replaceChildren(scoreTable(ledger.lines, ledger.totals, panels));
}
