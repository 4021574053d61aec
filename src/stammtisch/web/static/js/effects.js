// @ts-check
/** What happens for a moment above the table: words that rise, things that fly. The state never waits for it. */
import { ghost } from './drag.js';
import { calm } from './page.js';

const RISE = 1500;
const FLIGHT = 520;

/** @typedef {import('./messages.js').Effect} Effect */
/** @typedef {import('./board.js').Board} Board */

export class Effects {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.sky = /** @type {SVGSVGElement} */ (board.root.querySelector('[data-part="effects"]'));
  }

  /**
   * Before the picture changes: copies of what will fly, since it may be gone afterwards.
   * @param {Effect[]} effects
   * @returns {() => void} to be called once the picture has changed
   */
  prepare(effects) {
    if (calm.matches || document.hidden) return () => {};
    const flights = effects.filter((effect) => effect.origin).map((effect) => this.takeOff(effect));
    return () => {
      this.sky.setAttribute('viewBox', this.board.svg.getAttribute('viewBox') ?? '');
      for (const land of flights) land();
      let wait = 0;
      for (const effect of effects) {
        if (effect.turned) this.turn(effect.on);
        if (!effect.words) continue;
        setTimeout(() => this.rise(effect.on, effect.words), wait);
        wait += effect.pause;
      }
    };
  }

  /**
   * @param {Effect} effect
   * @returns {() => void}
   */
  takeOff({ origin, on }) {
    const element = this.board.element(origin);
    if (!element) return () => {};
    const start = element.getBoundingClientRect();
    const copy = ghost(element, this.board.svg);
    return () => {
      const goal = this.board.element(on)?.getBoundingClientRect();
      const scale = this.board.svg.getScreenCTM()?.a ?? 1;
      if (!goal) {
        copy.remove();
        return;
      }
      const right = (goal.x + goal.width / 2 - start.x - start.width / 2) / scale;
      const down = (goal.y + goal.height / 2 - start.y - start.height / 2) / scale;
      copy.animate(
        [{ transform: 'none', opacity: 1 }, { transform: `translate(${right}px,${down}px)`, opacity: 0.9 }],
        { duration: FLIGHT, easing: 'cubic-bezier(.3,.7,.3,1)' },
      ).onfinish = () => copy.remove();
    };
  }

  /**
   * A card that is turned over.
   * @param {string} id
   */
  turn(id) {
    for (const face of this.board.element(id)?.querySelectorAll('use') ?? []) {
      face.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: FLIGHT, easing: 'ease-out' });
    }
  }

  /**
   * @param {string} id
   * @param {string} words
   */
  rise(id, words) {
    const element = this.board.element(id);
    const matrix = this.board.svg.getScreenCTM()?.inverse();
    if (!element || !matrix) return;
    const box = element.getBoundingClientRect();
    const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    const text = document.createElementNS(this.sky.namespaceURI, 'text');
    text.setAttribute('class', 'rising');
    text.setAttribute('x', String(at.x));
    text.setAttribute('y', String(at.y));
    text.textContent = words;
    this.sky.append(text);
    const lit = element.animate([{ filter: 'brightness(1)' }, { filter: 'brightness(1.35)' }, { filter: 'none' }], RISE / 2);
    lit.id = 'lit';
    text.animate(
      [
        { transform: 'translateY(18px)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.2 },
        { transform: 'translateY(-26px)', opacity: 1, offset: 0.75 },
        { transform: 'translateY(-44px)', opacity: 0 },
      ],
      { duration: RISE, easing: 'ease-out' },
    ).onfinish = () => text.remove();
  }
}
