// @ts-check
/** What is this, and why not? Pointing says what a thing is; resting on it or tapping asks the table for the rule. */
import { make, part } from './page.js';
import { say } from './words.js';

const PATIENCE = 550;
/** So many pixels from the last click nothing is said again: whoever has clicked knows what lies there. */
const NEAR = 6;

/** @typedef {import('./connection.js').Connection} Connection */
/** @typedef {import('./messages.js').Why} Why */

export class Tips {
  /**
   * @param {HTMLElement} board
   * @param {Connection} connection
   * @param {string} rules the address of the game's rules
   */
  constructor(board, connection, rules) {
    this.connection = connection;
    this.rules = rules;
    this.tip = part('tip');
    this.asks = false;
    /** Where the last click was. */
    this.pressed = { x: -NEAR, y: -NEAR };
    /** @type {Element|null} */
    this.about = null;
    /** @type {number|undefined} */
    this.timer = undefined;
    /** @type {Map<string, Why>} What has been answered on this position. */
    this.answers = new Map();
    /** @type {Map<number, {about: string, thing: Element}>} */
    this.asked = new Map();
    board.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && this.point(event));
    board.addEventListener('pointerdown', (event) => this.press(event));
    board.addEventListener('pointerleave', () => this.hide());
    board.addEventListener('focusin', (event) => this.rest(event.target));
    board.addEventListener('focusout', () => this.hide());
    board.addEventListener('click', (event) => this.tap(event));
    board.addEventListener('contextmenu', (event) => this.tap(event));
    addEventListener('keydown', (event) => event.key === 'Escape' && this.hide());
  }

  /**
   * A new position: old answers are void.
   * @param {boolean} asks whether this viewer is at the table and may ask why
   */
  renew(asks) {
    this.asks = asks;
    this.answers.clear();
    this.asked.clear();
    if (this.about && !this.about.isConnected) this.hide();
  }

  /**
   * A click gets the tip out of the way; the pointer that rests there brings it not back when the picture changes.
   * @param {PointerEvent} event
   */
  press(event) {
    this.hide();
    this.pressed = { x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  point(event) {
    if (Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) < NEAR) return;
    const thing = labelled(event.target);
    if (thing === this.about) return;
    this.hide();
    if (!thing) return;
    this.about = thing;
    this.timer = setTimeout(() => {
      this.show();
      this.timer = setTimeout(() => this.ask(), PATIENCE);
    }, PATIENCE / 2);
  }

  /** @param {EventTarget|null} target */
  rest(target) {
    const thing = labelled(target);
    if (!thing?.matches(':focus-visible')) return;
    this.about = thing;
    this.show();
  }

  /** @param {MouseEvent} event */
  tap(event) {
    const thing = labelled(event.target);
    if (!thing || (event.type === 'click' && thing.closest('.choosable, .selected'))) return;
    event.preventDefault();
    clearTimeout(this.timer);
    this.about = thing;
    this.show();
    this.ask();
  }

  ask() {
    const thing = this.about;
    if (!thing || !this.asks || thing.closest('.choosable')) return;
    const id = thing.closest('[id]')?.id ?? '';
    if (this.answers.has(id) || [...this.asked.values()].some((question) => question.about === id)) return;
    this.askAbout(id, thing);
  }

  /**
   * @param {string} about the id of what was pointed at
   * @param {Element} thing that, or something around it
   */
  askAbout(about, thing) {
    const number = this.connection.ask({ type: 'why', element: thing.closest('[id]')?.id ?? about });
    if (number) this.asked.set(number, { about, thing });
  }

  /** @param {Why} answer */
  answer(answer) {
    const question = this.asked.get(answer.id);
    if (question === undefined) return;
    this.asked.delete(answer.id);
    // Nothing is meant by a tile that lies there, but by the space it lies on.
    const around = labelled(question.thing.closest('[id]')?.parentElement ?? null);
    if (!answer.text && around) {
      this.askAbout(question.about, around);
      return;
    }
    this.answers.set(question.about, answer);
    if (this.about?.closest('[id]')?.id === question.about) this.show();
  }

  show() {
    const thing = this.about;
    if (!thing) return;
    const words = make('p', '', thing.getAttribute('aria-label') ?? '');
    this.tip.replaceChildren(words);
    const answer = this.answers.get(thing.closest('[id]')?.id ?? '');
    if (answer?.text) this.tip.append(this.reason(answer));
    this.tip.hidden = false;
    this.place(thing.getBoundingClientRect());
  }

  /** @param {Why} answer */
  reason({ rule, text }) {
    const reason = make('p', 'why', text);
    if (rule) {
      const link = make('a', 'rule', rule);
      link.href = `${this.rules}#${rule}`;
      link.title = say('rule');
      reason.append(' ', link);
    }
    return reason;
  }

  /** @param {DOMRect} box */
  place(box) {
    const { offsetWidth: width, offsetHeight: height } = this.tip;
    const x = Math.min(Math.max(box.x + box.width / 2 - width / 2, 8), innerWidth - width - 8);
    const above = box.y - height - 10;
    const y = above > 8 ? above : Math.min(box.bottom + 10, innerHeight - height - 8);
    this.tip.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  }

  hide() {
    clearTimeout(this.timer);
    this.about = null;
    this.tip.hidden = true;
  }
}

/**
 * The innermost thing of the picture that says what it is.
 * @param {EventTarget|null} target
 */
function labelled(target) {
  const thing = target instanceof Element ? target.closest('[aria-label]') : null;
  return thing instanceof SVGSVGElement ? null : thing;
}
