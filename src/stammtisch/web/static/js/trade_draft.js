// @ts-check
/** What somebody is putting together at the trade desk, and how it is written. The rules are the server's. */

/** @typedef {import('./messages.js').Desk} Desk */
/** @typedef {import('./messages.js').Counts} Counts */
/** @typedef {import('./messages.js').Terms} Terms */
/** @typedef {'gives'|'gets'|'drops'|'partner_drops'} Side */

export class Draft {
  constructor() {
    this.partner = '';
    /** @type {Record<Side, Counts>} */
    this.sides = { gives: {}, gets: {}, drops: {}, partner_drops: {} };
    /** @type {string[]} */
    this.first = [];
    /** @type {number|null} The offer that this one answers. */
    this.counters = null;
    /** @type {{words: string, notation: string}[]} The deals of a bundle that are done. */
    this.bundle = [];
  }

  /** Whether nothing has been put together yet. */
  get empty() {
    return !this.first.length && Object.values(this.sides).every((side) => !Object.keys(side).length);
  }

  /** Take all goods out again; the partner stays. */
  clear() {
    this.sides = { gives: {}, gets: {}, drops: {}, partner_drops: {} };
    this.first = [];
    this.counters = null;
  }

  /**
   * @param {Terms} terms
   * @param {number} number
   */
  answer(terms, number) {
    this.partner = terms.partner;
    this.sides = {
      gives: { ...terms.gives }, gets: { ...terms.gets }, drops: { ...terms.drops }, partner_drops: { ...terms.partner_drops },
    };
    this.first = [...terms.first];
    this.counters = number;
    this.bundle = [];
  }

  /**
   * @param {Side} side
   * @param {string} good
   * @param {number} step
   */
  add(side, good, step) {
    const count = (this.sides[side][good] ?? 0) + step;
    if (count > 0) this.sides[side][good] = count;
    else delete this.sides[side][good];
  }

  /**
   * One more of something that happens first, up to what there is; then none again.
   * @param {string} key
   * @param {number} most
   */
  turn(key, most) {
    const count = this.first.filter((each) => each === key).length;
    if (count < most) this.first.push(key);
    else this.first = this.first.filter((each) => each !== key);
  }

  /**
   * One deal in notation, without what it is: an offer, a counter, a part of a bundle.
   * @param {Desk} desk
   */
  deal(desk) {
    const partner = desk.partners.find((each) => each.key === this.partner);
    if (!partner || (this.empty && !partner.invited)) return '';
    const words = [partner.key];
    for (const [key, side] of /** @type {[string, Side][]} */ ([
      ['gives', 'gives'], ['gets', 'gets'], ['drops', 'drops'], ['partner-drops', 'partner_drops'],
    ])) {
      const goods = joined(this.sides[side]);
      if (goods) words.push(`${key}=${goods}`);
    }
    if (this.first.length) words.push(`${desk.first_key}=${this.first.join('+')}`);
    if (partner.invited) words.push('invited');
    return words.join(' ');
  }

  /**
   * What would be sent now; nothing when there is nothing to send.
   * @param {Desk} desk
   */
  notation(desk) {
    const deal = this.deal(desk);
    const parts = [...this.bundle.map((part) => part.notation), ...(deal ? [deal] : [])];
    if (this.bundle.length) return parts.length > 1 ? `bundle ${parts.join(' / ')}` : '';
    if (!deal) return '';
    return this.counters === null ? `offer ${deal}` : `counter ${this.counters} ${deal}`;
  }
}

/** @param {Counts} counts */
export function joined(counts) {
  return Object.entries(counts).flatMap(([good, count]) => Array(count).fill(good)).join('+');
}
