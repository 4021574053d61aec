// @ts-check
/** What table and page tell each other. The page knows no rule: it is sent what may be chosen, and in which words. */

/**
 * One thing that may be chosen; `clicks` are the ids of the picture's elements that make it, in their order.
 * `final` ones cannot be taken back.
 * @typedef {{choice: string, words: string, notation: string, group?: string, answers?: boolean, clicks: string[], final: boolean}} Choice
 */
/** @typedef {{at: number, seat: number, lines: string[]}} LogEntry */
/** Something that a player openly has. @typedef {{kind: string, count: number, words: string}} Holding */
/**
 * @typedef {{seat: number, name: string, colour: string, kind: string, bot: string|null, present: boolean,
 *   clock: number|null, votes: number}} Panel
 */
/**
 * Something to show for a moment: words over an element, an element that flies to another, a card that is turned;
 * `pause` is how long the next one waits, in milliseconds.
 * @typedef {{on: string, words: string, origin: string, turned: boolean, pause: number}} Effect
 */
/**
 * @typedef {{scores: number[], winners: number[], places: number[], seed: string, commitment: string, rematch: string|null}} Result
 */
/**
 * @typedef {{type: 'update', version: number, seat: number|null, seats: number[], over: boolean, your_turn: boolean,
 *   same_since: number, addressed: boolean, trade: Desk|null, waiting: number[], prompt: string, thinking: boolean, board: string, choices: Choice[], undo: {takes: number, why: string|null},
 *   log: LogEntry[], log_from: number, panels: Panel[], effects: Effect[], ledger: Ledger|null, holdings: Holding[][], result: Result|null,
 *   handover: {seat: number, name: string}|null}} Update
 */
/** How many of each good, by its key. @typedef {Record<string, number>} Counts */
/** @typedef {{key: string, name: string, symbol: string}} Good */
/** @typedef {{seat: number, key: string, has: Counts, note: string, invited: boolean}} Trader */
/** @typedef {{key: string, words: string, good: string, most: number}} Extra */
/**
 * A deal as this viewer would write it.
 * @typedef {{partner: string, gives: Counts, gets: Counts, first: string[], drops: Counts, partner_drops: Counts}} Terms
 */
/** @typedef {{one: number, gives: Counts, other: number, gets: Counts, words: string}} Swap */
/**
 * @typedef {{number: number, by: number, waits_for: number[], swaps: Swap[], accept: string|null, refuse: string|null,
 *   withdraw: string|null, counter: Terms|null}} OpenOffer
 */
/** @typedef {{seat: number, have: string[], want: string[]}} Wish */
/** @typedef {{key: string, words: string, give: string, get_key: string, get: string, front: string}} Verb */
/** @typedef {{left: string[], verbs: Verb[], fronts: [string, string][]}} Orders */
/**
 * What lies on the trade desk.
 * @typedef {{goods: Good[], me: Trader|null, partners: Trader[], buyer: number, first_key: string, first: string,
 *   extras: Extra[], bundle: number, offers: OpenOffer[], wishes: Wish[], orders: Orders, may: string[], log: string[]}} Desk
 */
/** @typedef {{type: 'lobby', version: number, free: number[], panels: Panel[]}} Lobby */
/** @typedef {{type: 'refused', id: number|null, rule: string, text: string}} Refused */
/** @typedef {{title: string, lines: [string, number[]][], totals: number[]}} Ledger */
/** @typedef {{from: string, text: string, at: number}} ChatLine */
/** @typedef {ChatLine & {type: 'chat'}} Chat */
/** @typedef {{type: 'chat_log', lines: ChatLine[]}} ChatLog */
/** @typedef {{type: 'presence', seats: number[], watching: number}} Presence */
/** @typedef {{type: 'why', id: number, rule: string, text: string}} Why */
/** @typedef {{type: 'hint', id: number|null, version: number, lines: {choice: string, words: string, share: number, sure: boolean}[], looks: number, part: number, others: {name: string, words: string, share: number, answers: boolean}[]}} Hint */
/** @typedef {{type: 'done', id: number|null, words?: string}} Done */
/** `resync`: not the page's fault, and it should ask for everything anew. @typedef {{type: 'error', id?: number, text: string, resync?: boolean}} Problem */
/** @typedef {Update|Lobby|Refused|Chat|ChatLog|Presence|Why|Hint|Done|Problem} Message */

export {};
