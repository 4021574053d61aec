// @ts-check
/** Putting an offer together: taps on both carts, what happens first, and what the server says of it. */
import { make } from './page.js';
import { button, goods, picture } from './trade_parts.js';
import { say } from './words.js';

/** Where it stands why an offer cannot be sent. */
const VERDICT = 'page-verdict';

/** @typedef {import('./messages.js').Counts} Counts */
/** @typedef {import('./messages.js').Desk} Desk */
/** @typedef {import('./trade.js').TradeDesk} TradeDesk */

/**
 * An offer that is being put together: with whom, what each gives, what happens first, whether it is possible.
 * @param {TradeDesk} at
 * @param {Desk} desk
 */
export function composer(at, desk) {
  const box = make('section', 'composer');
  const draft = at.draft;
  const partner = desk.partners.find((each) => each.key === draft.partner) ?? desk.partners[0];
  const { name } = at.panels[partner.seat];
  box.append(make('h3', '', draft.counters === null ? say('trade_new') : say('trade_countering', { number: draft.counters })));
  if (desk.partners.length > 1) {
    const row = make('div', 'row partners');
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', say('trade_with'));
    for (const each of desk.partners) {
      const made = button(at.panels[each.seat].name, { act: 'partner', key: each.key }, `plain seat ${at.panels[each.seat].colour}`);
      made.setAttribute('aria-pressed', String(each === partner));
      row.append(made);
    }
    box.append(row);
  }
  box.append(make('p', 'quiet note', partner.note));
  const mine = desk.me?.seat === desk.buyer;
  const bought = counted(desk, draft.first);
  const own = mine ? sum(desk.me?.has ?? {}, bought) : desk.me?.has ?? {};
  const theirs = mine ? partner.has : sum(partner.has, bought);
  box.append(goods(desk, say('trade_give'), 'gives', own, draft.sides.gives));
  box.append(goods(desk, say('trade_get', { name }), 'gets', theirs, draft.sides.gets));
  if (desk.extras.length) box.append(extras(at, desk));
  const drops = at.drawer('drops', say('trade_drops'));
  drops.append(
    goods(desk, say('trade_drop'), 'drops', own, draft.sides.drops),
    goods(desk, say('trade_partner_drop', { name }), 'partner_drops', theirs, draft.sides.partner_drops),
  );
  box.append(drops);
  if (draft.bundle.length) box.append(bundled(at, desk));
  const foot = make('div', 'sending');
  const notation = draft.notation(desk);
  foot.append(...sending(at, desk, notation, sendWords(draft, notation)));
  box.append(foot);
  return box;
}

/**
 * What can be agreed to happen first.
 * @param {TradeDesk} at
 * @param {Desk} desk
 */
function extras(at, desk) {
  const drawer = at.drawer('first', desk.first);
  const row = make('div', 'row');
  for (const extra of desk.extras) {
    const good = desk.goods.find((each) => each.key === extra.good);
    const count = at.draft.first.filter((key) => key === extra.key).length;
    const made = button('', { act: 'first', key: extra.key }, 'plain extra');
    if (good) made.append(picture(good));
    made.append(`${extra.words}${count > 1 ? ` ×${count}` : ''}`);
    made.setAttribute('aria-pressed', String(count > 0));
    row.append(made);
  }
  drawer.append(row);
  return drawer;
}

/**
 * The deals that go along, all or nothing.
 * @param {TradeDesk} at
 * @param {Desk} desk
 */
function bundled(at, desk) {
  const list = make('ol', 'bundle');
  list.setAttribute('aria-label', say('trade_bundle', { most: desk.bundle }));
  for (const [place, each] of at.draft.bundle.entries()) {
    const item = make('li', '', each.words);
    const away = button('×', { act: 'unbundle', key: String(place) }, 'less');
    away.setAttribute('aria-label', say('trade_unbundle'));
    item.append(' ', away);
    list.append(item);
  }
  return list;
}

/**
 * The verdict and what can be done.
 * @param {TradeDesk} at
 * @param {Desk} desk
 * @param {string} notation
 * @param {string} words
 */
function sending(at, desk, notation, words) {
  const verdict = at.verdict(notation);
  const acts = make('p', 'row');
  const send = button(words, { act: 'send', key: notation }, 'primary');
  send.disabled = !verdict?.possible;
  send.setAttribute('aria-describedby', VERDICT);
  acts.append(send);
  const { bundle, counters, empty } = at.draft;
  if (desk.bundle > 1 && counters === null && bundle.length + 1 < desk.bundle) {
    const add = button(say('trade_add_bundle'), { act: 'bundle' }, 'plain');
    add.disabled = !verdict?.possible;
    add.title = say('trade_bundle', { most: desk.bundle });
    acts.append(add);
  }
  if (!empty || bundle.length) acts.append(button(say('trade_clear'), { act: 'clear' }, 'plain'));
  const line = at.judged(verdict, notation ? '…' : say(bundle.length ? 'trade_bundle_one' : 'trade_tap'));
  line.id = VERDICT;
  return [line, acts];
}

/**
 * What is sent: an invitation without anything to trade is one, and nobody should send it unawares.
 * @param {import('./trade_draft.js').Draft} draft
 * @param {string} notation
 */
function sendWords(draft, notation) {
  if (draft.counters !== null) return say('trade_send_counter');
  return say(notation && draft.empty && !draft.bundle.length ? 'trade_send_invitation' : 'trade_send');
}

/**
 * How many of each good some extras bring.
 * @param {Desk} desk
 * @param {string[]} first
 */
function counted(desk, first) {
  /** @type {Counts} */
  const counts = {};
  for (const key of first) {
    const good = desk.extras.find((extra) => extra.key === key)?.good;
    if (good) counts[good] = (counts[good] ?? 0) + 1;
  }
  return counts;
}

/**
 * @param {Counts} one
 * @param {Counts} other
 */
function sum(one, other) {
  const counts = { ...one };
  for (const [good, count] of Object.entries(other)) counts[good] = (counts[good] ?? 0) + count;
  return counts;
}
