// @ts-check
/** The end: who has won, what it was made of, how it came about, and where to go from here. */
import { chart } from './chart.js';
import { scoreTable } from './ledger.js';
import { maybe, part } from './page.js';
import { say } from './words.js';

/** @typedef {import('./messages.js').Result} Result */
/** @typedef {import('./messages.js').Panel} Panel */

export class Ending {
  /** @param {string} table the address of the table */
  constructor(table) {
    this.table = table;
    this.dialog = /** @type {HTMLDialogElement} */ (part('ending'));
    this.shown = false;
    part('show-result').addEventListener('click', () => this.dialog.showModal());
  }

  /**
   * @param {Result|null} result
   * @param {Panel[]} panels
   * @param {import('./messages.js').Ledger|null} ledger
   * @param {number|null} seat whose end it is
   */
  show(result, panels, ledger, seat) {
    part('show-result').hidden = result === null;
    if (result === null || this.shown) return;
    this.shown = true;
    const names = panels.filter((panel) => result.winners.includes(panel.seat)).map((panel) => panel.name);
    part('ending-words').textContent = say(names.length > 1 ? 'won_together' : 'won', { names: names.join(', ') });
    const place = maybe('ending-place');
    if (place && seat !== null && !result.winners.includes(seat)) place.textContent = say('your_place', { place: result.places[seat], of: panels.length });
    const order = [...panels].sort((a, b) => result.places[a.seat] - result.places[b.seat]);
    // Some games end with a sum of parts, others with what lies before each player; one part alone is the sum.
    const parts = ledger && ledger.lines.length > 1 && ledger.totals.every((total, seat) => total === result.scores[seat]) ? ledger.lines : [];
    part('scores').replaceChildren(scoreTable(parts, result.scores, order, result.winners));
    this.draw(panels);
    part('seed').textContent = result.seed;
    // Give the last move a moment on the board before the curtain falls.
    setTimeout(() => this.dialog.open || this.dialog.showModal(), 900);
  }

  /**
   * The course of the game, which only now may be seen.
   * @param {Panel[]} panels
   */
  async draw(panels) {
    const answer = await fetch(`${this.table}/course`);
    if (!answer.ok) return;
    const { scores } = await answer.json();
    part('chart').replaceChildren(chart(scores, panels.map((panel) => panel.colour)));
  }
}
