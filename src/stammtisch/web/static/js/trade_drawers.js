// @ts-check
/** The drawers of the trade desk: wishes for all to read, and standing orders that nobody else sees. */
import { make } from './page.js';
import { joined } from './trade_draft.js';
import { button, goods, kinds, picture } from './trade_parts.js';
import { say } from './words.js';

/** @typedef {import('./messages.js').Counts} Counts */
/** @typedef {import('./messages.js').Desk} Desk */
/** @typedef {import('./trade.js').TradeDesk} TradeDesk */
/** @typedef {{verb: string, from: string, give: Counts, get: Counts, fronts: string[]}} NewOrder */

/** @returns {NewOrder} */
export function newOrder() {
  return { verb: 'accept', from: '', give: {}, get: {}, fronts: [] };
}

/**
 * What everybody looks for, and a wish of one's own.
 * @param {TradeDesk} at
 * @param {Desk} desk
 */
export function wishes(at, desk) {
  const drawer = at.drawer('wishes', say('trade_wishes', { count: desk.wishes.length }));
  for (const wish of desk.wishes.filter((each) => each.seat !== at.seat)) {
    const line = make('p', 'swap');
    const said = (/** @type {string[]} */ keys) => desk.goods.filter((good) => keys.includes(good.key));
    line.append(make('b', `who ${at.panels[wish.seat].colour}`, at.panels[wish.seat].name), ...said(wish.have).map(picture));
    line.append(make('span', 'arrows', '→'), ...said(wish.want).map(picture));
    const names = (/** @type {string[]} */ keys) => said(keys).map((good) => good.name).join(', ') || '–';
    line.append(make('span', 'unseen', say('trade_wish_words', { have: names(wish.have), want: names(wish.want) })));
    drawer.append(line);
  }
  if (desk.may.includes('wish')) {
    const wish = at.currentWish();
    drawer.append(kinds(desk, say('trade_have'), 'have', wish.have), kinds(desk, say('trade_want'), 'want', wish.want));
    const words = [['have', wish.have], ['want', wish.want]].filter(([, row]) => row.length);
    const notation = ['wish', ...words.map(([key, row]) => `${key}=${/** @type {string[]} */ (row).join('+')}`)].join(' ');
    const post = button(say('trade_wish'), { act: 'send', key: notation }, 'primary');
    post.disabled = at.wish === null;
    const acts = make('p', 'row');
    acts.append(post);
    if (desk.wishes.some((each) => each.seat === at.seat)) acts.append(button(say('trade_unwish'), { act: 'send', key: 'wish' }, 'plain'));
    drawer.append(acts);
  } else if (!desk.wishes.length) drawer.append(make('p', 'quiet', say('trade_no_wish')));
  return drawer;
}

/**
 * Answers for one's absence: those that were left, and a new one.
 * @param {TradeDesk} at
 * @param {Desk} desk
 */
export function orders(at, desk) {
  const { left, verbs, fronts } = desk.orders;
  const drawer = at.drawer('orders', say('trade_orders', { count: left.length }));
  drawer.append(make('p', 'quiet', say('trade_orders_why')));
  if (left.length) {
    const list = make('ol', 'trades');
    list.append(...left.map((words) => make('li', '', words)));
    drawer.append(list, button(say('trade_orders_clear'), { act: 'send', key: 'order clear' }, 'plain'));
  }
  const order = at.order;
  const verb = verbs.find((each) => each.key === order.verb) ?? verbs[verbs.length - 1];
  const seats = at.panels.filter((panel) => panel.seat !== at.seat);
  const row = make('div', 'row');
  row.append(
    select('verb', verb.words, verbs.map((each) => [each.key, each.words]), verb.key),
    select('from', say('trade_from'), [['', say('trade_anybody')], ...seats.map((panel) => [panel.colour, panel.name])], order.from),
  );
  const all = Object.fromEntries(desk.goods.map((good) => [good.key, Infinity]));
  drawer.append(row, goods(desk, verb.give, 'order-give', all, order.give), goods(desk, verb.get, 'order-get', all, order.get));
  const cards = make('div', 'goods');
  cards.append(make('span', 'label', verb.front));
  for (const [key, words] of fronts) {
    const made = button(words, { act: 'front', key }, 'plain');
    made.setAttribute('aria-pressed', String(order.fronts.includes(key)));
    cards.append(made);
  }
  const rows = [['from', order.from], ['give', joined(order.give)], [verb.get_key, joined(order.get)], ['invited', order.fronts.join('+')]];
  const notation = ['order', verb.key, ...rows.filter(([, words]) => words).map(([key, words]) => `${key}=${words}`)].join(' ');
  const verdict = at.drawers.has('orders') ? at.verdict(notation) : null;
  const leave = button(say('trade_order'), { act: 'send', key: notation }, 'primary');
  leave.disabled = !verdict?.possible;
  drawer.append(cards, at.judged(verdict, '…'), leave);
  return drawer;
}

/**
 * @param {string} field
 * @param {string} label
 * @param {string[][]} options
 * @param {string} value
 */
function select(field, label, options, value) {
  const made = make('select');
  made.dataset.field = field;
  made.setAttribute('aria-label', label);
  for (const [key, words] of options) {
    const option = make('option', '', words);
    option.value = key;
    option.selected = key === value;
    made.append(option);
  }
  return made;
}
