// @ts-check
/** All choices as buttons in words: for everybody who does not want to aim, and for those who listen. */
import { make, part } from './page.js';
import { say } from './words.js';

const MANY = 3;
/** So many buttons have a key of their own. */
const KEYS = 9;
/** Milliseconds for which nothing can be pressed when an offer has moved everything: whoever was about to meant something else. */
const SETTLING = 700;

/** @typedef {import('./messages.js').Choice} Choice */

export class List {
  /** @param {(choice: Choice) => void} choose */
  constructor(choose) {
    this.root = part('choices');
    /** Below the list, and not scrolled with it: what ends a phase has nothing on the board to click on. */
    this.foot = part('closing');
    this.choose = choose;
    /** @type {HTMLButtonElement[]} */
    this.buttons = [];
    this.shown = '';
    this.timer = 0;
    addEventListener('keydown', (event) => this.key(event));
    for (const box of this.boxes) box.addEventListener('keydown', (event) => this.arrow(event));
    new ResizeObserver(() => this.fade()).observe(this.root);
  }

  get boxes() {
    return [this.root, this.foot];
  }

  /** For a moment nothing can be pressed. */
  settle() {
    for (const box of this.boxes) box.setAttribute('aria-disabled', 'true');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      for (const box of this.boxes) box.removeAttribute('aria-disabled');
    }, SETTLING);
  }

  /** How long the list is, and that it fades out below where it does not fit. Measured without that, which takes room itself. */
  fade() {
    this.root.classList.remove('more');
    this.root.style.setProperty('--length', '0px');
    this.root.style.setProperty('--length', `${this.root.scrollHeight}px`);
    this.root.classList.toggle('more', this.root.scrollHeight > this.root.clientHeight);
  }

  /**
   * @param {Choice[]} choices
   * @param {boolean} asked whether the table waits for these choices; else they may be made, and need not
   */
  show(choices, asked) {
    // What is the same stays, so that nothing is renewed under somebody's finger.
    const shown = JSON.stringify([asked, choices.map(({ choice, words, group }) => [choice, words, group])]);
    if (shown === this.shown) return;
    this.shown = shown;
    const before = new Set(this.buttons.map((button) => button.dataset.choice));
    if (before.size && choices.some((choice) => choice.answers && !before.has(choice.choice))) this.settle();
    this.buttons = [];
    const focused = this.boxes.some((box) => box.contains(document.activeElement));
    const pressing = focused ? /** @type {HTMLElement} */ (document.activeElement).dataset.choice : undefined;
    // What answers an offer comes first. Then what one touch on the board does, then what asks for several, such as
    // giving something away; last what is only said: it is rarely what is wanted first.
    const answers = (/** @type {Choice[]} */ group) => group.some((choice) => choice.answers);
    const touches = (/** @type {Choice[]} */ group) => (answers(group) ? 0 : Math.min(...group.map((choice) => choice.clicks.length || Infinity)));
    const sooner = (/** @type {Choice[]} */ one, /** @type {Choice[]} */ other) => (touches(one) < touches(other) ? -1 : Number(touches(one) > touches(other)));
    const listed = choices.filter((choice) => !closes(choice));
    const groups = [...grouped(listed)].sort(sooner);
    /** @type {HTMLElement[]} */
    const boxes = groups.map((group) => this.group(group));
    if (!asked && choices.some((choice) => !choice.answers)) boxes.splice(groups.filter(answers).length, 0, make('p', 'heading', say('may')));
    this.root.replaceChildren(...boxes);
    this.root.hidden = !boxes.length;
    this.root.classList.toggle('long', listed.length > MANY);
    const closing = choices.filter(closes).map((choice) => this.button(choice, choice.words));
    this.foot.replaceChildren(...closing);
    // However long the list is, what ends a phase keeps a key.
    const numbered = [...this.buttons.slice(0, Math.min(listed.length, KEYS - closing.length)), ...closing];
    for (const [place, button] of numbered.entries()) button.dataset.key = String(place + 1);
    // Whoever plays by keyboard goes on where they were, though an offer may stand before it now.
    if (focused) (this.buttons.find((button) => button.dataset.choice === pressing) ?? this.buttons[0])?.focus();
    this.fade();
  }

  /** @param {Choice[]} choices */
  group(choices) {
    const box = make('div', 'group');
    box.setAttribute('role', 'group');
    const common = choices.length >= MANY ? commonStart(choices.map((choice) => choice.words)) : '';
    if (common) {
      const heading = make('p', 'heading', `${common.replace(/\s*:$/, '')} …`);
      box.append(heading);
      box.setAttribute('aria-label', common);
      box.classList.add('many');
    }
    for (const choice of choices) box.append(this.button(choice, choice.words.slice(common.length).trim()));
    return box;
  }

  /**
   * @param {Choice} choice
   * @param {string} words
   */
  button(choice, words) {
    const button = make('button', 'choice', words);
    button.type = 'button';
    button.dataset.choice = choice.choice;
    if (words !== choice.words) button.setAttribute('aria-label', choice.words);
    button.addEventListener('click', () => {
      if (!this.root.hasAttribute('aria-disabled')) this.choose(choice);
    });
    pointing(button, choice.clicks);
    this.buttons.push(button);
    return button;
  }

  /**
   * Only these are still meant: the others are gone until the selection is taken back.
   * @param {Set<string>|null} codes null for all
   */
  narrow(codes) {
    for (const button of this.buttons) {
      button.classList.toggle('aside', codes !== null && !codes.has(button.dataset.choice ?? ''));
    }
  }

  /** The buttons that a selection on the board has left. */
  get meant() {
    return this.buttons.filter((button) => !button.classList.contains('aside'));
  }

  /** To the first button. */
  focus() {
    this.meant[0]?.focus();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const button = this.meant.find((each) => each.dataset.key === event.key);
    if (button) {
      event.preventDefault();
      button.click();
    }
  }

  /** @param {KeyboardEvent} event */
  arrow(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const buttons = this.meant;
    const place = buttons.findIndex((button) => button === document.activeElement);
    if (!step || place < 0) return;
    event.preventDefault();
    buttons[(place + step + buttons.length) % buttons.length].focus();
  }
}

/**
 * Whoever comes to a button sees on the board what it is about.
 * @param {HTMLElement} button
 * @param {string[]} clicks
 */
export function pointing(button, clicks) {
  const point = (/** @type {boolean} */ on) => {
    for (const id of clicks) document.getElementById(id)?.classList.toggle('pointed', on);
  };
  button.addEventListener('pointerenter', () => point(true));
  button.addEventListener('pointerleave', () => point(false));
  button.addEventListener('focus', () => point(true));
  button.addEventListener('blur', () => point(false));
}

/**
 * Whether a choice is one word that stands alone and for nothing on the board, such as passing.
 * @param {Choice} choice
 */
function closes(choice) {
  return !choice.clicks.length && !choice.notation.includes(' ');
}

/**
 * Choices that belong together, in the order of their first.
 * @param {Choice[]} choices
 * @returns {Iterable<Choice[]>}
 */
function grouped(choices) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) {
    const key = choice.group ?? '';
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return groups.values();
}

/**
 * The whole words that all of these begin with, if something is left of each.
 * @param {string[]} texts
 */
function commonStart(texts) {
  const [first, ...others] = texts.map((text) => text.split(' '));
  let length = 0;
  while (length < first.length - 1 && others.every((words) => words.length > length + 1 && words[length] === first[length])) {
    length += 1;
  }
  return first.slice(0, length).join(' ');
}
