// @ts-check
/** The end: who has won, what it was made of, how it came about, and where to go from here. */
import { make, part } from './page.js';
import { say } from './words.js';

/** @typedef {import('./messages.js').Result} Result */
/** @typedef {import('./messages.js').Panel} Panel */

const SVG = 'http://www.w3.org/2000/svg';

export class Ending {
  constructor() {
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
    const chart = part('chart');
    chart.replaceChildren();
    if (result.history && result.history.length > 1) chart.append(this.chart(result.history, panels));
    part('seed').textContent = result.seed;
    // Give the last move a moment on the board before the curtain falls.
    setTimeout(() => this.dialog.open || this.dialog.showModal(), 900);
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

  /**
   * Points over time, a line a player.
   * @param {number[][]} history by moment, the points of each seat
   * @param {Panel[]} panels
   */
  chart(history, panels) {
    const [width, height] = [560, 170];
    const all = history.flat();
    const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', `-34 -8 ${width + 42} ${height + 24}`);
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', say('chart'));
    const y = (/** @type {number} */ points) => height - ((points - low) / (high - low)) * height;
    for (const mark of [low, Math.round((low + high) / 2), high]) {
      const line = document.createElementNS(SVG, 'path');
      line.setAttribute('d', `M0 ${y(mark)}H${width}`);
      line.setAttribute('class', 'rule');
      const label = document.createElementNS(SVG, 'text');
      label.setAttribute('x', '-6');
      label.setAttribute('y', String(y(mark) + 4));
      label.textContent = String(mark);
      svg.append(line, label);
    }
    for (const panel of panels) {
      const points = history.map((each, at) => `${((at / (history.length - 1)) * width).toFixed(1)} ${y(each[panel.seat]).toFixed(1)}`);
      const line = document.createElementNS(SVG, 'path');
      line.setAttribute('d', `M${points.join('L')}`);
      line.setAttribute('class', `line ${panel.colour}`);
      svg.append(line);
    }
    return svg;
  }
}
