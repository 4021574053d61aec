// @ts-check
/** Which clicks lead where. Every choice has a row of ids; clicking narrows the rows until one is complete. */

/** @typedef {import('./messages.js').Choice} Choice */

/**
 * Whether the order of clicks is free: an id stands in different places in different rows, as in "any two of these".
 * @param {Choice[]} choices
 */
function orderIsFree(choices) {
  /** @type {Map<string, number>} */
  const places = new Map();
  for (const { clicks } of choices) {
    for (const [place, id] of clicks.entries()) {
      if (places.has(id) && places.get(id) !== place) return true;
      places.set(id, place);
    }
  }
  return false;
}

/**
 * What is left of a row after some clicks; null when they do not belong to it.
 * @param {string[]} row
 * @param {string[]} clicked
 * @param {boolean} free
 * @returns {string[]|null}
 */
function rest(row, clicked, free) {
  const left = [...row];
  for (const id of clicked) {
    const place = free ? left.indexOf(id) : left[0] === id ? 0 : -1;
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

export class Rows {
  /** @param {Choice[]} choices */
  constructor(choices) {
    this.choices = choices.filter((choice) => choice.clicks.length);
    this.free = orderIsFree(this.choices);
    /** @type {string[]} */
    this.clicked = [];
  }

  /** The choices that the clicks so far may still lead to. */
  get open() {
    return this.choices.filter((choice) => rest(choice.clicks, this.clicked, this.free) !== null);
  }

  /**
   * What can be clicked next, with the choices that lie behind it.
   * @returns {Map<string, Choice[]>}
   */
  get next() {
    /** @type {Map<string, Choice[]>} */
    const found = new Map();
    for (const choice of this.choices) {
      const left = rest(choice.clicks, this.clicked, this.free);
      for (const id of new Set(this.free ? left : left?.slice(0, 1))) {
        found.set(id, [...(found.get(id) ?? []), choice]);
      }
    }
    return found;
  }

  /**
   * Click on an id that is next: the choice when it is complete, else null. The shortest row wins: what asks for
   * more starts elsewhere.
   * @param {string} id
   * @returns {Choice|null}
   */
  click(id) {
    this.clicked.push(id);
    return this.open.find((choice) => choice.clicks.length === this.clicked.length) ?? null;
  }

  /** Take all clicks back. */
  clear() {
    this.clicked = [];
  }
}
