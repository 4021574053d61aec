// @ts-check
/** What table and page tell each other. The page knows no rule: it is sent what may be chosen, and in which words. */

/**
 * One thing that may be chosen; `clicks` are the ids of the picture's elements that make it, in their order.
 * `final` ones cannot be taken back.
 * @typedef {{choice: string, words: string, notation: string, group?: string, clicks: string[], final: boolean}} Choice
 */
/** @typedef {{at: number, lines: string[]}} LogEntry */
/**
 * @typedef {{seat: number, name: string, colour: string, kind: string, bot: string|null, present: boolean,
 *   clock: number|null, score?: number|null}} Panel
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
 *   waiting: number[], prompt: string, board: string, choices: Choice[], undo: {possible: boolean, why: string|null},
 *   log: LogEntry[], log_from: number, panels: Panel[], effects: Effect[], ledger: Ledger|null, result: Result|null,
 *   handover: {seat: number, name: string}|null}} Update
 */
/** @typedef {{type: 'lobby', version: number, free: number[], panels: Panel[]}} Lobby */
/** @typedef {{type: 'refused', id: number|null, rule: string, text: string}} Refused */
/** @typedef {{title: string, lines: [string, number[]][], totals: number[]}} Ledger */
/** @typedef {{from: string, text: string, at: number}} ChatLine */
/** @typedef {ChatLine & {type: 'chat'}} Chat */
/** @typedef {{type: 'chat_log', lines: ChatLine[]}} ChatLog */
/** @typedef {{type: 'presence', seats: number[], watching: number}} Presence */
/** @typedef {{type: 'why', id: number, rule: string, text: string}} Why */
/** @typedef {{type: 'done', id: number|null}} Done */
/** @typedef {{type: 'error', text: string}} Problem */
/** @typedef {Update|Lobby|Refused|Chat|ChatLog|Presence|Why|Done|Problem} Message */

export {};
