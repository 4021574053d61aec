// @ts-check
/** Points over time, a line a player; lines differ by dashes too. */
import { say } from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const [WIDTH, HEIGHT] = [560, 170];

/**
 * @param {number[][]} history by moment, the points of each seat
 * @param {string[]} colours by seat
 */
export function chart(history, colours) {
  const all = history.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `-34 -8 ${WIDTH + 42} ${HEIGHT + 16}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', say('chart'));
  const y = (/** @type {number} */ points) => HEIGHT - ((points - low) / (high - low)) * HEIGHT;
  for (const mark of [low, Math.round((low + high) / 2), high]) {
    const label = document.createElementNS(SVG, 'text');
    label.setAttribute('x', '-6');
    label.setAttribute('y', String(y(mark) + 4));
    label.textContent = String(mark);
    svg.append(path(`M0 ${y(mark)}H${WIDTH}`, 'rule'), label);
  }
  for (const [seat, colour] of colours.entries()) {
    const step = WIDTH / Math.max(history.length - 1, 1);
    const points = history.map((scores, at) => `${(at * step).toFixed(1)} ${y(scores[seat]).toFixed(1)}`);
    svg.append(path(`M${points.join('L')}`, `line ${colour}`));
  }
  return svg;
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
