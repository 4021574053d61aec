// @ts-check
/** A mistake on the board and in words: what was chosen, and what would have been better. */
import { make } from './page.js';
import { say } from './words.js';

/** What can be chosen, and what stands for it on the board. @typedef {{words: string, clicks: string[]}} Way */

/** Of the two ways, in their order. */
const KINDS = ['worse', 'better'];
const SIGNS = ['✗', '✓'];

export class Comparison {
  /**
   * @param {import('./board.js').Board} board
   * @param {HTMLElement} box for the words
   */
  constructor(board, box) {
    this.board = board;
    this.box = box;
  }

  /** @param {Way[]} ways what was chosen and what would have been better; none where there is nothing to compare */
  show(ways) {
    for (const element of this.board.svg.querySelectorAll('.worse, .better, .pointed')) {
      element.classList.remove('worse', 'better', 'pointed');
    }
    for (const [place, { clicks }] of ways.entries()) {
      const other = ways[1 - place].clicks;
      for (const id of clicks) this.board.element(id)?.classList.add(other.includes(id) ? 'pointed' : KINDS[place]);
    }
    const lines = ways.map(({ words }, place) => make('p', KINDS[place], `${SIGNS[place]} ${say(`way_${KINDS[place]}`, { words })}`));
    this.box.replaceChildren(...lines);
    this.box.hidden = !lines.length;
  }
}
