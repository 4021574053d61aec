// @ts-check
/** The trade desk: wishes, offers, answers and standing orders by tapping. It knows no rule: the server is asked. */
import { Idiomorph } from '../vendor/idiomorph.esm.js';
import { make, maybe, part } from './page.js';
import { composer } from './trade_composer.js';
import { Draft } from './trade_draft.js';
import { newOrder, orders, wishes } from './trade_drawers.js';
import { offerCard } from './trade_parts.js';
import { say } from './words.js';

/** @typedef {import('./connection.js').Connection} Connection */
/** @typedef {import('./messages.js').Counts} Counts */
/** @typedef {import('./messages.js').Desk} Desk */
/** @typedef {import('./messages.js').Done} Done */
/** @typedef {import('./messages.js').Panel} Panel */
/** @typedef {import('./messages.js').Problem} Problem */
/** @typedef {import('./messages.js').Refused} Refused */
/** @typedef {import('./messages.js').Update} Update */
/** @typedef {import('./trade_draft.js').Side} Side */
/** @typedef {{possible: boolean, text: string, rule: string}} Verdict */

const PAUSE = 90;

export class TradeDesk {
  /**
   * @param {Connection} connection
   * @param {string} rules the address of the game's rules
   * @param {(choice: string) => void} choose
   */
  constructor(connection, rules, choose) {
    this.connection = connection;
    this.rules = rules;
    this.choose = choose;
    this.root = part('desk');
    this.button = part('show-desk');
    this.draft = new Draft();
    /** @type {{have: string[], want: string[]}|null} A wish that is being changed. */
    this.wish = null;
    this.order = newOrder();
    /** @type {Set<string>} The drawers that are open. */
    this.drawers = new Set();
    /** @type {Map<string, Verdict>} What the server says of a text on this position. */
    this.verdicts = new Map();
    /** @type {Map<number, string>} Texts that were asked about or sent, by the number of the answer. */
    this.asked = new Map();
    /** @type {Map<number, string>} */
    this.sent = new Map();
    /** @type {number|undefined} */
    this.timer = undefined;
    /** @type {Desk|null} */
    this.desk = null;
    /** @type {Panel[]} */
    this.panels = [];
    /** @type {number|null} */
    this.seat = null;
    this.version = 0;
    this.holding = false;
    /** Whether somebody has turned to the desk since the market opened: bots wait for them as for a raised hand. */
    this.looking = false;
    /** What has become of offers while this market is open. */
    this.news = '';
    this.button.addEventListener('click', () => this.open(!this.isOpen));
    this.root.addEventListener('click', (event) => this.clicked(event));
    this.root.addEventListener('toggle', () => this.render(), true);
    this.root.addEventListener('change', (event) => this.changed(event));
  }

  get isOpen() {
    return document.documentElement.dataset.desk === 'open';
  }

  /** @param {boolean} open */
  open(open) {
    document.documentElement.dataset.desk = open ? 'open' : 'closed';
    this.button.setAttribute('aria-expanded', String(open));
    this.root.hidden = !open || !this.desk;
    this.looking = open;
    this.render();
    // On a phone the button stands below a long list; the desk is read from its beginning.
    part('table').scrollTop = 0;
    if (open) part('desk-title').focus();
    else this.button.focus();
    maybe('desk-content')?.scrollTo(0, 0);
  }

  /** @param {Update} update */
  show(update) {
    const before = this.desk;
    this.desk = update.trade;
    this.panels = update.panels;
    this.seat = update.seat;
    this.version = update.version;
    this.verdicts.clear();
    this.asked.clear();
    this.button.hidden = !this.desk;
    if (!this.desk) {
      this.root.hidden = true;
      document.documentElement.dataset.desk = 'closed';
      return;
    }
    const partners = this.desk.partners.map((partner) => partner.key);
    this.learn(before, this.desk);
    if (!partners.includes(this.draft.partner)) {
      if (!this.draft.empty) this.news = say('trade_gone', { name: this.panels.find((panel) => panel.colour === this.draft.partner)?.name ?? '' });
      this.draft = new Draft();
      this.draft.partner = partners[0] ?? '';
    }
    const counters = this.draft.counters;
    if (counters !== null && !this.desk.offers.some((offer) => offer.number === counters && offer.counter)) this.draft.counters = null;
    const asking = this.desk.offers.filter((offer) => offer.accept).length;
    const badge = part('desk-count');
    badge.hidden = !asking;
    badge.textContent = String(asking);
    if (this.isOpen) this.root.hidden = false;
    this.render();
  }

  /**
   * What has become of one's offers since the desk was last shown; another market begins without news.
   * @param {Desk|null} before
   * @param {Desk} now
   */
  learn(before, now) {
    if (!before) return;
    if (before.buyer !== now.buyer || !before.partners.length !== !now.partners.length) {
      this.news = '';
      this.looking = false;
    }
    // The log grows at its beginning, and lines may read alike: it has grown by as many as it takes to find the old one again.
    const old = (/** @type {number} */ from) => {
      const rest = now.log.slice(from);
      return rest.length <= before.log.length && rest.every((line, place) => line === before.log[place]);
    };
    let grown = 0;
    while (!old(grown)) grown += 1;
    const own = (/** @type {Desk['offers'][number]} */ offer) => offer.swaps.some(({ one, other }) => one === this.seat || other === this.seat);
    const gone = before.offers.filter((offer) => own(offer) && !now.offers.some(({ number }) => number === offer.number));
    if (!grown || (!gone.length && now.buyer !== this.seat)) return;
    const news = now.log.slice(0, grown).reverse().join(' ');
    // A refusal names only the number: whoever made the offer reads once more what it was.
    const recalled = gone.filter((offer) => offer.by === this.seat).flatMap(({ swaps }) => swaps.map(({ words }) => words));
    const untold = recalled.filter((words) => !news.includes(words));
    this.news = untold.length ? `${news} (${untold.join(' / ')})` : news;
  }

  /**
   * Answers to what the desk has asked or sent.
   * @param {Done|Refused|Problem} message
   * @returns {boolean} whether it was one
   */
  hear(message) {
    const about = this.asked.get(message.id ?? 0);
    if (about !== undefined) {
      this.asked.delete(message.id ?? 0);
      this.verdicts.set(about, verdictOf(message));
      this.render();
      return true;
    }
    const sent = this.sent.get(message.id ?? 0);
    if (sent === undefined) return false;
    this.sent.delete(message.id ?? 0);
    if (message.type === 'done') this.forget(sent);
    else this.verdicts.set(sent, verdictOf(message));
    this.render();
    return message.type === 'done';
  }

  /**
   * What was sent and taken is no longer being put together.
   * @param {string} notation
   */
  forget(notation) {
    if (notation.startsWith('wish')) this.wish = null;
    else if (notation.startsWith('order')) this.order = newOrder();
    else {
      this.draft.clear();
      this.draft.bundle = [];
    }
  }

  /** @param {string} notation */
  send(notation) {
    const number = notation ? this.connection.ask({ type: 'say', version: this.version, notation }) : 0;
    if (number) this.sent.set(number, notation);
  }

  /**
   * What the server says of a text; asked after a moment when it has not been yet.
   * @param {string} notation
   * @returns {Verdict|null}
   */
  verdict(notation) {
    if (!notation) return null;
    const known = this.verdicts.get(notation);
    if (known) return known;
    if (![...this.asked.values()].includes(notation)) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        const number = this.connection.ask({ type: 'why', notation });
        if (number) this.asked.set(number, notation);
      }, PAUSE);
    }
    return null;
  }

  /**
   * Ask the table's bots to wait while something is being put together.
   * @param {boolean} on
   */
  hold(on) {
    if (on !== this.holding && this.connection.send({ type: 'hold', on })) this.holding = on;
  }

  /** Remembers which drawers are open: a browser tells of it only later, and must not find them moved back by then. */
  rememberDrawers() {
    for (const drawer of this.root.querySelectorAll('details')) {
      const key = drawer.dataset.drawer ?? '';
      if (drawer.open) this.drawers.add(key);
      else this.drawers.delete(key);
    }
  }

  /** @param {Event} event */
  changed(event) {
    const field = event.target;
    if (!(field instanceof HTMLSelectElement)) return;
    if (field.dataset.field === 'verb') this.order = { ...newOrder(), verb: field.value, from: this.order.from };
    if (field.dataset.field === 'from') this.order.from = field.value;
    this.render();
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    const desk = this.desk;
    if (!pressed || !desk) return;
    const { act, side = '', good = '', key = '', choice = '', offer = '' } = pressed.dataset;
    if (act === 'close') return this.open(false);
    if (act === 'choose') return this.choose(choice);
    // Whoever puts something together or sends it has read what became of the offers before.
    if (act) this.news = '';
    if (act === 'partner') {
      this.draft.partner = key;
      this.draft.clear();
    }
    if (act === 'more') this.add(side, good, 1);
    if (act === 'less') this.add(side, good, -1);
    if (act === 'kind') this.toggle(side, good);
    if (act === 'first') this.draft.turn(key, desk.extras.find((extra) => extra.key === key)?.most ?? 0);
    if (act === 'clear') {
      this.draft.clear();
      this.draft.bundle = [];
    }
    if (act === 'counter') {
      const found = desk.offers.find((each) => String(each.number) === offer);
      if (found?.counter) this.draft.answer(found.counter, found.number);
    }
    if (act === 'bundle') this.bundle(desk);
    if (act === 'unbundle') this.draft.bundle.splice(Number(key), 1);
    if (act === 'front') this.toggle('fronts', key);
    if (act === 'send') this.send(key);
    this.looking = true;
    this.render();
    if (act === 'counter') this.root.querySelector('.composer')?.scrollIntoView();
    return undefined;
  }

  /**
   * @param {string} side
   * @param {string} good
   * @param {number} step
   */
  add(side, good, step) {
    if (side === 'order-give' || side === 'order-get') {
      const row = side === 'order-give' ? this.order.give : this.order.get;
      row[good] = Math.max(0, (row[good] ?? 0) + step);
      if (!row[good]) delete row[good];
    } else {
      this.draft.add(/** @type {Side} */ (side), good, step);
    }
  }

  /**
   * @param {string} side
   * @param {string} key
   */
  toggle(side, key) {
    const wish = this.currentWish();
    const row = side === 'fronts' ? this.order.fronts : side === 'have' ? wish.have : wish.want;
    if (row.includes(key)) row.splice(row.indexOf(key), 1);
    else row.push(key);
    if (side !== 'fronts') this.wish = wish;
  }

  currentWish() {
    const posted = this.desk?.wishes.find((wish) => wish.seat === this.seat);
    return this.wish ?? { have: [...(posted?.have ?? [])], want: [...(posted?.want ?? [])] };
  }

  /** @param {Desk} desk */
  bundle(desk) {
    const deal = this.draft.deal(desk);
    if (!deal) return;
    const name = this.panels[desk.partners.find((each) => each.key === this.draft.partner)?.seat ?? 0].name;
    this.draft.bundle.push({ words: this.verdicts.get(`offer ${deal}`)?.text || name, notation: deal });
    this.draft.clear();
    const used = this.draft.bundle.map((each) => each.notation.split(' ')[0]);
    this.draft.partner = desk.partners.find((each) => !used.includes(each.key))?.key ?? this.draft.partner;
  }

  /** Everything on the desk anew; what is the same stays the same element, so the focus stays where it is. */
  render() {
    const desk = this.desk;
    const content = maybe('desk-content');
    this.hold(this.isOpen && desk !== null && desk.partners.length > 0 && (this.looking || !this.draft.empty || this.draft.bundle.length > 0));
    if (!desk || !content || !this.isOpen) return;
    this.rememberDrawers();
    const next = make('div', 'desk-content');
    next.dataset.part = 'desk-content';
    next.append(this.offers(desk));
    if (desk.partners.length && desk.may.includes('offer')) next.append(composer(this, desk));
    else next.append(make('p', 'quiet', say('trade_later')));
    next.append(wishes(this, desk));
    if (desk.may.includes('order')) next.append(orders(this, desk));
    const log = this.drawer('log', say('trade_log'));
    const lines = make('ol', 'trades');
    lines.append(...desk.log.map((line) => make('li', '', line)));
    log.append(desk.log.length ? lines : make('p', 'quiet', say('trade_no_log')));
    next.append(log);
    const { bot, name } = this.panels[desk.buyer];
    if (desk.buyer !== this.seat && bot) next.querySelector('.composer > .note')?.after(make('p', 'quiet note', say('trade_held', { name })));
    if (this.news) {
      const news = make('p', 'news', this.news);
      news.setAttribute('role', 'status');
      (next.querySelector('.sending') ?? next).prepend(news);
    }
    Idiomorph.morph(content, next, { morphStyle: 'outerHTML' });
  }

  /** @param {Desk} desk */
  offers(desk) {
    const list = make('ul', 'offers');
    list.setAttribute('aria-label', say('trade_open'));
    list.append(...desk.offers.map((offer) => offerCard(desk, offer, this.panels, this.seat)));
    return list;
  }

  /**
   * What the server says, or something else as long as it has said nothing.
   * @param {Verdict|null} verdict
   * @param {string} otherwise
   */
  judged(verdict, otherwise) {
    const line = make('p', `verdict${verdict ? (verdict.possible ? ' good' : ' bad') : ''}`);
    line.setAttribute('role', 'status');
    line.textContent = verdict ? `${verdict.possible ? '✓' : '✗'} ${verdict.text}` : otherwise;
    if (verdict?.rule) {
      const link = make('a', 'rule', verdict.rule);
      link.href = `${this.rules}#${verdict.rule}`;
      line.append(' ', link);
    }
    return line;
  }

  /**
   * @param {string} key
   * @param {string} words
   */
  drawer(key, words) {
    const drawer = make('details', 'drawer');
    drawer.dataset.drawer = key;
    drawer.open = this.drawers.has(key);
    drawer.append(make('summary', '', words));
    return drawer;
  }
}

/**
 * What an answer says of what was asked about.
 * @param {Done|Refused|Problem} message
 * @returns {Verdict}
 */
function verdictOf(message) {
  if (message.type === 'done') return { possible: true, text: message.words ?? '', rule: '' };
  return { possible: false, text: message.text, rule: message.type === 'refused' ? message.rule : '' };
}
