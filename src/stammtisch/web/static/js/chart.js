// @ts-check
/** A number over time, a line a player; lines differ by dashes too. */
import { say, written } from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 560;
/** @type {number|null} The moment that is looked at; there is none where the game is not looked back at. */
let now = null;

/**
 * A moment that is marked, and from where to where a seat fell there, if it did.
 * @typedef {{moment: number, seat: number, fall: number[]}} Mark
 */
/**
 * What else a chart may have: other words for those who cannot see it, how high it is, the highest number, marks, and
 * what goes to a moment.
 * @typedef {{label?: string, height?: number, top?: number, marks?: Mark[], go?: (moment: number) => void}} Extras
 */

/**
 * @param {number[][]} history by moment, the number of each seat
 * @param {string[]} colours by seat
 * @param {Extras} [extras]
 */
export function chart(history, colours, { label = say('chart'), height = 170, top = 1, marks = [], go } = {}) {
  const all = history.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(top, ...all)];
  const step = WIDTH / Math.max(history.length - 1, 1);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `-34 -8 ${WIDTH + 42} ${height + 16}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  const y = (/** @type {number} */ points) => height - ((points - low) / (high - low)) * height;
  for (const mark of [low, Math.round((low + high) / 2), high]) {
    const words = document.createElementNS(SVG, 'text');
    words.setAttribute('x', '-6');
    words.setAttribute('y', String(y(mark) + 4));
    words.textContent = written(mark);
    svg.append(path(`M0 ${y(mark)}H${WIDTH}`, 'rule'), words);
  }
  for (const { moment } of marks) svg.append(path(upright(moment * step, height), 'mark'));
  if (now !== null) {
    const line = path(upright(now * step, height), 'now');
    Object.assign(line.dataset, { step, height });
    svg.append(line);
  }
  for (const [seat, colour] of colours.entries()) {
    const points = history.map((scores, at) => `${(at * step).toFixed(1)} ${y(scores[seat]).toFixed(1)}`);
    svg.append(path(`M${points.join('L')}`, `line ${colour}`));
  }
  for (const { moment, seat, fall: [from, to] } of marks) {
    if (from === undefined) continue;
    svg.append(path(`M${(moment * step).toFixed(1)} ${y(from)}V${y(to)}m-5 -7l5 7l5 -7`, `line fall ${colours[seat]}`));
  }
  if (go) {
    svg.classList.add('live');
    svg.addEventListener('click', (event) => {
      const box = svg.getBoundingClientRect();
      const x = ((event.clientX - box.left) / box.width) * (WIDTH + 42) - 34;
      go(Math.max(0, Math.min(history.length - 1, Math.round(x / step))));
    });
  }
  return svg;
}

/**
 * How a player's line looks, for a legend.
 * @param {string} colour
 */
export function swatch(colour) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 30 8');
  svg.setAttribute('class', 'swatch');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path('M0 4H30', `line ${colour}`));
  return svg;
}

/**
 * Show in all charts of the page which moment is looked at.
 * @param {number} moment
 */
export function lookAt(moment) {
  now = moment;
  for (const line of /** @type {NodeListOf<SVGPathElement>} */ (document.querySelectorAll('.chart .now'))) {
    line.setAttribute('d', upright(moment * Number(line.dataset.step), Number(line.dataset.height)));
  }
}

/**
 * @param {number} x
 * @param {number} height
 */
function upright(x, height) {
  return `M${x.toFixed(1)} 0V${height}`;
}

/**
 * @param {string} d
 * @param {string} className
 */
function path(d, className) {
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', d);
  line.setAttribute('class', className);
  return line;
}
