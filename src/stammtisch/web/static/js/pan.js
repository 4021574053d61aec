// @ts-check
/** Looking closer: pinch, wheel with Ctrl, buttons or a double tap; then drag the table about. */
import { part } from './page.js';

const CLOSEST = 5;
const SLACK = 8;

export class Pan {
  /**
   * @param {HTMLElement} frame what is looked through
   * @param {HTMLElement} table what is moved
   */
  constructor(frame, table) {
    this.frame = frame;
    this.table = table;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, PointerEvent>} */
    this.fingers = new Map();
    frame.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    this.travelled = 0;
    frame.addEventListener('pointerdown', (event) => {
      this.travelled = 0;
      this.fingers.set(event.pointerId, event);
    });
    // Whoever has moved the table did not mean what lies under the finger now.
    frame.addEventListener('click', (event) => this.travelled > SLACK && event.stopPropagation(), true);
    frame.addEventListener('pointermove', (event) => this.move(event));
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
      frame.addEventListener(end, (event) => this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
    }
    frame.addEventListener('dblclick', (event) => {
      if (event.target instanceof Element && event.target.closest('.choosable')) return;
      const box = frame.getBoundingClientRect();
      if (this.scale > 1) this.fit();
      else this.zoom(2.4, event.clientX - box.x, event.clientY - box.y);
    });
    part('closer').addEventListener('click', () => this.zoomMiddle(1.5));
    part('farther').addEventListener('click', () => this.zoomMiddle(1 / 1.5));
    part('fit').addEventListener('click', () => this.fit());
    addEventListener('resize', () => this.apply());
  }

  fit() {
    [this.scale, this.x, this.y] = [1, 0, 0];
    this.apply();
  }

  /** @param {number} factor */
  zoomMiddle(factor) {
    this.zoom(factor, this.frame.clientWidth / 2, this.frame.clientHeight / 2);
  }

  /**
   * @param {number} factor
   * @param {number} x the point of the frame that stays where it is
   * @param {number} y
   */
  zoom(factor, x, y) {
    const scale = Math.min(Math.max(this.scale * factor, 1), CLOSEST);
    const ratio = scale / this.scale;
    this.x = x - (x - this.x) * ratio;
    this.y = y - (y - this.y) * ratio;
    this.scale = scale;
    this.apply();
  }

  apply() {
    // The table never leaves the frame: its edges stay outside, or it is centred where it is smaller.
    const width = this.table.offsetWidth * this.scale;
    const height = this.table.offsetHeight * this.scale;
    this.x = Math.min(0, Math.max(this.x, this.frame.clientWidth - width));
    this.y = Math.min(0, Math.max(this.y, this.frame.clientHeight - height));
    this.table.style.transform = this.scale === 1 ? '' : `translate(${this.x}px,${this.y}px) scale(${this.scale})`;
    this.frame.classList.toggle('closer', this.scale > 1);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = this.frame.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 300), event.clientX - box.x, event.clientY - box.y);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    this.fingers.set(event.pointerId, event);
    const [right, down] = [event.clientX - before.clientX, event.clientY - before.clientY];
    const others = [...this.fingers.values()].filter((finger) => finger.pointerId !== event.pointerId);
    if (others.length === 1) {
      const [other] = others;
      const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
      const is = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
      const box = this.frame.getBoundingClientRect();
      const [x, y] = [(event.clientX + other.clientX) / 2 - box.x, (event.clientY + other.clientY) / 2 - box.y];
      if (was > 0) this.zoom(is / was, x, y);
      this.travelled = Infinity;
    } else if (!others.length && this.scale > 1 && !document.querySelector('.ghost')) {
      this.travelled += Math.hypot(right, down);
      this.x += right;
      this.y += down;
      this.apply();
    }
  }
}
