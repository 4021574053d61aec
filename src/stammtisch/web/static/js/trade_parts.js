// @ts-check
/** Pieces of the trade desk: goods to tap, offers as cards. Every button says in `data-act` what it does. */
import { make } from './page.js';
import { say } from './words.js';

/** @typedef {import('./messages.js').Counts} Counts */
/** @typedef {import('./messages.js').Desk} Desk */
/** @typedef {import('./messages.js').Good} Good */
/** @typedef {import('./messages.js').OpenOffer} OpenOffer */
/** @typedef {import('./messages.js').Panel} Panel */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The picture of a good, from the symbols that the board is drawn with.
 * @param {Good} good
 */
export function picture(good) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-20 -20 40 40');
  svg.setAttribute('class', 'token');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${good.symbol}`);
  svg.append(use);
  return svg;
}

/**
 * A button; what it does stands in its data.
 * @param {string} words
 * @param {Record<string, string>} data
 * @param {string} [className]
 */
export function button(words, data, className = '') {
  const made = make('button', className, words);
  made.type = 'button';
  Object.assign(made.dataset, data);
  return made;
}

/**
 * Goods to tap: one tap more takes one more, a tap on what is taken puts one back.
 * @param {Desk} desk
 * @param {string} label
 * @param {string} side what the taps change
 * @param {Counts} there how many there are to take
 * @param {Counts} taken
 */
export function goods(desk, label, side, there, taken) {
  const row = make('div', 'goods');
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', label);
  row.append(make('span', 'label', label));
  for (const good of desk.goods) {
    const [most, count] = [there[good.key] ?? 0, taken[good.key] ?? 0];
    if (!most && !count) continue;
    const box = make('span', `pick-good${count ? ' taken' : ''}`);
    const more = button('', { act: 'more', side, good: good.key });
    more.append(picture(good), make('span', 'count', amount(count, most)));
    more.setAttribute('aria-label', say(most === Infinity ? 'trade_one_more' : 'trade_more', { good: good.name, count, most }));
    more.title = good.name;
    more.disabled = count >= most;
    box.append(more);
    if (count) {
      const less = button('−', { act: 'less', side, good: good.key }, 'less');
      less.setAttribute('aria-label', say('trade_less', { good: good.name }));
      box.append(less);
    }
    row.append(box);
  }
  if (row.childElementCount === 1) row.append(make('span', 'quiet', say('trade_nothing')));
  return row;
}

/**
 * How many are taken of how many; where nothing limits them, how many are taken.
 * @param {number} count
 * @param {number} most
 */
function amount(count, most) {
  if (most === Infinity) return count ? String(count) : '';
  if (count) return `${count}/${most}`;
  return most > 1 ? String(most) : '';
}

/**
 * Goods to switch on and off.
 * @param {Desk} desk
 * @param {string} label
 * @param {string} side
 * @param {string[]} chosen
 */
export function kinds(desk, label, side, chosen) {
  const row = make('div', 'goods');
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', label);
  row.append(make('span', 'label', label));
  for (const good of desk.goods) {
    const on = chosen.includes(good.key);
    const made = button('', { act: 'kind', side, good: good.key }, 'kind');
    made.append(picture(good));
    made.setAttribute('aria-label', good.name);
    made.title = good.name;
    made.setAttribute('aria-pressed', String(on));
    row.append(made);
  }
  return row;
}

/**
 * @param {Desk} desk
 * @param {Counts} counts
 */
function heap(desk, counts) {
  const box = make('span', 'heap');
  for (const good of desk.goods) {
    for (let left = counts[good.key] ?? 0; left > 0; left -= 1) box.append(picture(good));
  }
  if (!box.childElementCount) box.append(make('span', 'quiet', say('trade_nothing')));
  return box;
}

/**
 * An open offer as a card, with what the viewer may answer.
 * @param {Desk} desk
 * @param {OpenOffer} offer
 * @param {Panel[]} panels
 * @param {number|null} own
 */
export function offerCard(desk, offer, panels, own) {
  const card = make('li', `offer${offer.accept ? ' asks' : ''}`);
  card.dataset.offer = String(offer.number);
  const name = (/** @type {number} */ seat) => (seat === own ? say('you') : panels[seat].name);
  card.append(make('p', 'head', say('trade_offer', { number: offer.number, name: panels[offer.by].name })));
  for (const swap of offer.swaps) {
    const line = make('p', 'swap');
    line.append(
      make('b', `who ${panels[swap.one].colour}`, name(swap.one)), heap(desk, swap.gives), make('span', 'arrows', '⇄'),
      heap(desk, swap.gets), make('b', `who ${panels[swap.other].colour}`, name(swap.other)),
    );
    line.setAttribute('aria-hidden', 'true');
    card.append(line, make('p', 'words', swap.words));
  }
  const acts = make('p', 'row');
  const number = String(offer.number);
  if (offer.accept) acts.append(button(say('trade_accept'), { act: 'choose', choice: offer.accept, key: `accept-${number}` }, 'primary'));
  if (offer.refuse) acts.append(button(say('trade_refuse'), { act: 'choose', choice: offer.refuse, key: `refuse-${number}` }));
  if (offer.counter) acts.append(button(say('trade_counter'), { act: 'counter', offer: number }, 'plain'));
  if (offer.withdraw) acts.append(button(say('trade_withdraw'), { act: 'choose', choice: offer.withdraw, key: `withdraw-${number}` }, 'plain'));
  const others = offer.waits_for.filter((seat) => seat !== own);
  if (others.length) acts.append(make('span', 'quiet', say('trade_waits', { names: others.map((seat) => panels[seat].name).join(', ') })));
  card.append(acts);
  return card;
}
