// @ts-check
/** The picture: renewed by morphing, so that pieces slide; what may be chosen glows and can be clicked. */
import { Idiomorph } from '../vendor/idiomorph.esm.js';
import { Rows } from './rows.js';

/** @typedef {import('./messages.js').Choice} Choice */

/** So many pixels beside a thing a click still means it: tiles are small, and fingers broad. */
const NEAR = 14;

export class Board {
  /**
   * @param {HTMLElement} root holds the ground and the layer of pieces
   * @param {(choice: Choice) => void} choose
   * @param {() => void} selected called when a selection has changed
   */
  constructor(root, choose, selected) {
    this.root = root;
    this.choose = choose;
    this.selected = selected;
    this.rows = new Rows([]);
    /** @type {string[]} What lies deeper than the last click, from the inside out: it may answer the next question. */
    this.echo = [];
    root.addEventListener('click', (event) => this.clicked(event));
    root.addEventListener('keydown', (event) => this.key(event));
  }

  /** @returns {SVGSVGElement} */
  get svg() {
    const found = this.root.querySelector('[data-part="pieces"] > svg');
    if (!(found instanceof SVGSVGElement)) throw new Error('there is no picture');
    return found;
  }

  /**
   * Show a picture and what may be chosen in it. The new state is there at once; whatever moves only catches up.
   * @param {string} picture
   * @param {Choice[]} choices
   */
  show(picture, choices) {
    const next = withLabels(picture);
    Idiomorph.morph(this.svg, next, { morphStyle: 'outerHTML' });
    this.offer(choices);
    const answer = this.rows.choices.find(({ clicks }) => clicks.length === 1 && this.echo.includes(clicks[0]));
    this.echo = [];
    if (answer) this.choose(answer);
  }

  /** @param {Choice[]} choices */
  offer(choices) {
    const rows = new Rows(choices);
    // Somebody else has answered meanwhile: the own question is the same, and so is what was selected for it.
    const code = (/** @type {Choice} */ choice) => choice.choice;
    if (rows.choices.map(code).join() === this.rows.choices.map(code).join()) rows.clicked = this.rows.clicked;
    this.rows = rows;
    this.mark();
  }

  /** Let glow what can be clicked now. */
  mark() {
    for (const element of this.svg.querySelectorAll('.choosable, .selected')) {
      element.classList.remove('choosable', 'selected');
      const button = handle(element);
      for (const name of ['tabindex', 'role', 'aria-pressed', 'aria-label']) {
        if (button !== element || name === 'tabindex') button.removeAttribute(name);
      }
    }
    for (const id of this.rows.clicked) this.element(id)?.classList.add('selected');
    for (const [id, choices] of this.rows.next) {
      const element = this.element(id);
      if (!element) continue;
      element.classList.add('choosable');
      // One choice behind it: say that; several: say what the thing is.
      const only = choices.length === 1 && choices[0].clicks.length === this.rows.clicked.length + 1;
      const button = handle(element);
      button.setAttribute('tabindex', '0');
      button.setAttribute('role', 'button');
      button.setAttribute('aria-pressed', String(this.rows.clicked.includes(id)));
      button.setAttribute('aria-label', only ? choices[0].words : element.getAttribute('aria-label') ?? choices[0].words);
    }
  }

  /** @param {string} id */
  element(id) {
    return this.svg.querySelector(`#${CSS.escape(id)}`);
  }

  /**
   * The thing that can be chosen at a place of the page, if any.
   * @param {EventTarget|null} target
   * @returns {Element|null}
   */
  choosable(target) {
    return target instanceof Element ? target.closest('.choosable') : null;
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const element = this.choosable(event.target);
    if (element) {
      this.click(element.id, deeper(event.target, element));
      return;
    }
    if (event.target instanceof Element && event.target.closest('.selected')) {
      this.cancel();
      return;
    }
    const near = this.near(event);
    if (!near) return;
    event.stopImmediatePropagation(); // it is no question about what lies around it
    this.click(near.id);
  }

  /**
   * What somebody meant who clicked close beside it: on the ground, or on what holds things, not on something else.
   * @param {MouseEvent} event
   * @returns {Element|null}
   */
  near({ target, clientX, clientY }) {
    const thing = target instanceof Element ? target.closest('[aria-label]') : null;
    if (thing && !thing.querySelector('[aria-label]')) return null;
    let best = null;
    let nearest = NEAR;
    for (const element of this.svg.querySelectorAll('.choosable')) {
      const box = handle(element).getBoundingClientRect();
      const aside = Math.max(box.left - clientX, clientX - box.right, 0);
      const far = Math.hypot(aside, Math.max(box.top - clientY, clientY - box.bottom, 0));
      if (far < nearest) [best, nearest] = [element, far];
    }
    return best;
  }

  /**
   * @param {string} id
   * @param {string[]} [echo]
   */
  click(id, echo = []) {
    const choice = this.rows.click(id);
    if (choice) {
      this.echo = echo;
      this.rows.clear();
      this.mark();
      this.choose(choice);
    } else {
      this.mark();
    }
    this.selected();
  }

  /** Take the selection back. */
  cancel() {
    this.rows.clear();
    this.mark();
    this.selected();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const element = this.choosable(event.target);
    if (!element) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.click(element.id);
      if (!element.classList.contains('choosable')) this.focus();
    } else if (event.key.startsWith('Arrow')) {
      event.preventDefault();
      const next = this.neighbour(element, event.key);
      if (next) handle(next).focus();
    }
  }

  /** To the first thing that can be chosen. */
  focus() {
    const first = this.svg.querySelector('.choosable');
    if (first) handle(first).focus();
  }

  /**
   * The nearest thing to choose in a direction.
   * @param {Element} from
   * @param {string} key
   * @returns {Element|null}
   */
  neighbour(from, key) {
    const [x, y] = middle(from);
    const across = key === 'ArrowLeft' || key === 'ArrowRight';
    const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    let best = null;
    let nearest = Infinity;
    for (const other of this.svg.querySelectorAll('.choosable')) {
      const [right, down] = middle(other);
      const ahead = sign * (across ? right - x : down - y);
      const aside = Math.abs(across ? down - y : right - x);
      if (other === from || ahead <= 1) continue;
      // Straight ahead counts for more than near by.
      const far = ahead + 2.5 * aside;
      if (far < nearest) [best, nearest] = [other, far];
    }
    return best;
  }
}

/**
 * A picture with its titles as labels: the page shows them itself, sooner and on phones too.
 * @param {string} picture
 */
function withLabels(picture) {
  const svg = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
  for (const title of svg.querySelectorAll('title')) {
    title.parentElement?.setAttribute('aria-label', title.textContent ?? '');
    title.parentElement?.setAttribute('role', 'group');
    title.remove();
  }
  return svg;
}

/**
 * What is a button of a thing that can be chosen: its area, so that what is written in the thing stays what it is.
 * @param {Element} element
 * @returns {SVGElement}
 */
function handle(element) {
  return /** @type {SVGElement} */ (element.querySelector(':scope > .target') ?? element);
}

/**
 * The ids between where somebody clicked and what was meant by it.
 * @param {EventTarget|null} target
 * @param {Element} outer
 */
export function deeper(target, outer) {
  const ids = [];
  for (let inner = target instanceof Element ? target : null; inner && inner !== outer; inner = inner.parentElement) {
    if (inner.id) ids.push(inner.id);
  }
  return ids;
}

/**
 * @param {Element} element
 * @returns {[number, number]}
 */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
