// @ts-check
/** Dragging: take what can be chosen, drop it where it may go. A shortcut for two clicks, never the only way. */

import { deeper } from './board.js';

const SLACK = 7;

/** @typedef {import('./board.js').Board} Board */

export class Drag {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {{element: Element, x: number, y: number, ghost: SVGElement|null}|null} */
    this.held = null;
    board.root.addEventListener('pointerdown', (event) => this.down(event));
    addEventListener('pointermove', (event) => this.move(event));
    addEventListener('pointerup', (event) => this.up(event));
    addEventListener('pointercancel', () => this.drop());
    // The click that follows a drag would choose once more.
    board.root.addEventListener('click', (event) => this.swallow(event), true);
    this.dragged = false;
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.dragged = false;
    const element = this.board.choosable(event.target);
    if (!element || event.button !== 0 || !this.leadsOn(element.id)) return;
    this.held = { element, x: event.clientX, y: event.clientY, ghost: null };
  }

  /**
   * Whether a click on it would not yet be a choice.
   * @param {string} id
   */
  leadsOn(id) {
    const rows = this.board.rows;
    return (rows.next.get(id) ?? []).some((choice) => choice.clicks.length > rows.clicked.length + 1);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const held = this.held;
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost) {
      if (Math.hypot(dx, dy) < SLACK) return;
      this.dragged = true;
      held.ghost = ghost(held.element, this.board.svg);
      this.board.click(held.element.id);
    }
    event.preventDefault();
    const scale = this.board.svg.getScreenCTM()?.a ?? 1;
    held.ghost.setAttribute('transform', `translate(${dx / scale} ${dy / scale})`);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const held = this.held;
    if (!held?.ghost) {
      this.held = null;
      return;
    }
    this.drop();
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const element = this.board.choosable(below);
    if (element && element !== held.element) {
      this.board.click(element.id, deeper(below, element));
    } else {
      this.board.cancel();
    }
  }

  drop() {
    this.held?.ghost?.remove();
    this.held = null;
  }

  /** @param {MouseEvent} event */
  swallow(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
  }
}

/**
 * A copy that follows the pointer, above everything and in nobody's way.
 * @param {Element} element
 * @param {SVGSVGElement} svg
 */
export function ghost(element, svg) {
  const copy = /** @type {SVGGraphicsElement} */ (element.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
  copy.classList.remove('choosable', 'selected');
  const inner = document.createElementNS(svg.namespaceURI, 'g');
  const outer = /** @type {SVGElement} */ (document.createElementNS(svg.namespaceURI, 'g'));
  const parent = /** @type {SVGGraphicsElement|null} */ (element.parentElement);
  const matrix = parent?.getScreenCTM() && svg.getScreenCTM()?.inverse().multiply(parent.getScreenCTM() ?? undefined);
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    inner.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  }
  outer.classList.add('ghost');
  outer.setAttribute('aria-hidden', 'true');
  inner.append(copy);
  outer.append(inner);
  const sky = svg.parentElement?.parentElement?.querySelector('[data-part="effects"]') ?? svg;
  sky.append(outer);
  return outer;
}
