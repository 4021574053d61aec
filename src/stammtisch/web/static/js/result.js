// @ts-check
/** The end: who has won, what it was made of, how it came about, and where to go from here. */
import { chart } from './chart.js';
import { make, part } from './page.js';
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
   * @param {string} words
   */
  show(result, panels, words) {
    part('show-result').hidden = result === null;
    if (result === null || this.shown) return;
    this.shown = true;
    part('ending-words').textContent = words;
    part('scores').replaceChildren(this.scores(result, panels));
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

  /**
   * @param {Result} result
   * @param {Panel[]} panels
   */
  scores(result, panels) {
    const order = panels.map((panel) => panel.seat).sort((a, b) => result.places[a] - result.places[b]);
    const table = make('table', 'scores');
    const head = table.createTHead().insertRow();
    head.append(make('th', '', ''));
    for (const seat of order) {
      const cell = make('th', `seat ${panels[seat].colour}${result.winners.includes(seat) ? ' winner' : ''}`, panels[seat].name);
      cell.scope = 'col';
      head.append(cell);
    }
    const body = table.createTBody();
    for (const { words, points } of result.parts ?? []) {
      const row = body.insertRow();
      row.append(make('th', '', words));
      for (const seat of order) row.append(make('td', '', String(points[seat])));
    }
    const total = table.createTFoot().insertRow();
    total.append(make('th', '', say('total')));
    for (const seat of order) total.append(make('td', '', String(result.scores[seat])));
    return table;
  }
}
