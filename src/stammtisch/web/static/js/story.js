// @ts-check
/** What has happened and what was said: the log, in which every line leads to its moment, and the chat. */
import { make, part } from './page.js';
import { say } from './words.js';

/** @typedef {import('./messages.js').LogEntry} LogEntry */
/** @typedef {import('./messages.js').ChatLine} ChatLine */
/** @typedef {import('./messages.js').Panel} Panel */
/** @typedef {import('./connection.js').Connection} Connection */

export class Story {
  /**
   * @param {Connection} connection
   * @param {string} table the address of the table
   */
  constructor(connection, table) {
    this.connection = connection;
    this.table = table;
    this.log = part('log');
    this.page = /** @type {HTMLElement} */ (this.log.parentElement);
    this.chat = part('chat-lines');
    this.unread = 0;
    this.follows = true;
    /** Where the log was last scrolled to, by us or by somebody. */
    this.place = 0;
    this.page.addEventListener('scroll', () => this.scrolled());
    new ResizeObserver(() => this.follow()).observe(this.page);
    const form = part('chat-form');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const input = /** @type {HTMLInputElement} */ (part('chat-input'));
      const text = input.value.trim();
      if (text && connection.send({ type: 'chat', text })) input.value = '';
    });
    for (const tab of document.querySelectorAll('[role="tab"]')) {
      tab.addEventListener('click', () => this.open(tab));
      tab.addEventListener('keydown', (event) => this.key(/** @type {KeyboardEvent} */ (event)));
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[role="tab"]')]);
    const next = tabs[(tabs.findIndex((tab) => tab === event.target) + 1) % tabs.length];
    this.open(next);
    next.focus();
  }

  /** @param {Element} tab */
  open(tab) {
    for (const other of document.querySelectorAll('[role="tab"]')) {
      const chosen = other === tab;
      other.setAttribute('aria-selected', String(chosen));
      other.setAttribute('tabindex', chosen ? '0' : '-1');
      const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !chosen;
    }
    if (tab.getAttribute('aria-controls') === 'page-chat') this.count(0);
  }

  /**
   * What happened since an entry; whatever was there from it on was taken back.
   * @param {LogEntry[]} entries
   * @param {number} from
   * @param {Panel[]} panels
   */
  tell(entries, from, panels) {
    while (this.log.children.length > from) this.log.lastElementChild?.remove();
    const fresh = from > 0;
    for (const entry of entries) {
      const item = make('li', `${panels[entry.seat]?.colour ?? ''} ${fresh ? 'fresh' : ''}`.trim());
      // What one player does in a row belongs together.
      const before = /** @type {HTMLElement|null} */ (this.log.lastElementChild);
      item.dataset.seat = String(entry.seat);
      item.classList.toggle('same', before?.dataset.seat === item.dataset.seat);
      for (const line of entry.lines) item.append(make('p', '', line));
      if (entry.lines.length) {
        const link = make('a', 'moment', String(entry.at));
        link.href = `${this.table}/replay?at=${entry.at}`;
        link.title = say('moment');
        item.prepend(link);
      } else {
        item.hidden = true;
      }
      this.log.append(item);
    }
    this.follow();
  }

  /** Only somebody scrolls up: a box that shrinks leaves its end, but what it shows stays where it was. */
  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.page;
    if (scrollHeight - scrollTop - clientHeight < 40) this.follows = true;
    else if (scrollTop < this.place) this.follows = false;
    this.place = scrollTop;
  }

  /** Stay at the end, unless somebody reads further up. */
  follow() {
    if (!this.follows) return;
    this.page.scrollTop = this.page.scrollHeight;
    this.place = this.page.scrollTop;
  }

  /** @param {ChatLine[]} lines */
  hear(lines) {
    for (const line of lines) {
      const item = make('li');
      item.append(make('b', '', line.from), ' ', line.text);
      this.chat.append(item);
    }
    this.chat.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {ChatLine[]} lines */
  hearAgain(lines) {
    this.chat.replaceChildren();
    this.hear(lines);
  }

  /** @param {ChatLine} line */
  hearNow(line) {
    this.hear([line]);
    if (part('chat').hidden) this.count(this.unread + 1);
  }

  /** @param {number} unread */
  count(unread) {
    this.unread = unread;
    const badge = part('unread');
    badge.textContent = unread ? String(unread) : '';
    badge.hidden = !unread;
  }
}
