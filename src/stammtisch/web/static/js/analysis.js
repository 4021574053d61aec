// @ts-check
/** What a strong player thinks of a finished game: chances over time, where it turned, luck and skill. */
import { chart, swatch } from './chart.js';
import { make, maybe, part } from './page.js';
import { say, written } from './words.js';

const BEAT = 1500;

/**
 * `number`: of the moment that shows it; `mistake`: a choice, or what happened after one; `change`: what it did to the
 * chance of winning of the seat, in hundredths; `shares`: that chance with the best choice and with the mistake;
 * `choices`: the mistake and the best choice.
 * @typedef {import('./comparison.js').Way} Way
 * @typedef {{number: number, mistake: boolean, seat: number, words: string, change: number, shares: number[], choices: Way[]}} Swing
 */
/** In hundredths. @typedef {{name: string, start: number, own: number, others: number, luck: number, insight: number, result: number}} Account */
/**
 * @typedef {{state: 'none'|'failed'}
 *   | {state: 'running', done: number, of: number, left: number|null}
 *   | {state: 'done', shares: number[][], accounts: Account[], hindsight: number, finished: boolean, swings: Swing[]}} Answer
 */

export class Analysis {
  /**
   * @param {string} table the address of the table
   * @param {string[]} colours by seat
   * @param {(number: number, seat?: number) => void} go look at a moment, with the eyes of a seat
   * @param {() => void} found called when there are mistakes to look at
   */
  constructor(table, colours, go, found) {
    this.address = `${table}/analysis`;
    this.colours = colours;
    this.go = go;
    this.found = found;
    /** @type {Swing[]} */
    this.swings = [];
    this.waits = false;
    if (!maybe('analysis')) return;
    part('analyse').addEventListener('submit', (event) => this.start(event));
    this.look();
  }

  /**
   * What was chosen at a moment and what would have been better; nothing where it was no mistake.
   * @param {number} number
   * @returns {Way[]}
   */
  ways(number) {
    return this.swings.find((swing) => swing.mistake && swing.number === number)?.choices ?? [];
  }

  /** @param {SubmitEvent} event */
  async start(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const words = new URLSearchParams();
    for (const [key, value] of new FormData(form)) words.set(key, String(value));
    const answer = await fetch(this.address, { method: 'POST', body: words }).catch(() => null);
    if (answer?.ok) await this.look();
    else part('analysis-words').textContent = say('analysis_failed');
  }

  async look() {
    const answer = await fetch(this.address).catch(() => null);
    if (!answer?.ok) {
      // The server may be starting again.
      if (this.waits) setTimeout(() => this.look(), BEAT);
      return;
    }
    /** @type {Answer} */
    const found = await answer.json();
    part('analyse').hidden = found.state === 'running' || found.state === 'done';
    const words = part('analysis-words');
    // A server that has started again knows nothing of an analysis that was under way.
    if (found.state === 'failed' || (found.state === 'none' && this.waits)) {
      words.textContent = say(found.state === 'failed' ? 'analysis_failed' : 'analysis_lost');
      part('chances').replaceChildren();
    }
    this.waits = found.state === 'running';
    if (found.state === 'running') {
      words.textContent = found.of ? say('analysis_running', { done: found.done, of: found.of }) : say('analysis_waits');
      if (found.left !== null) words.textContent += ` ${timeLeft(found.left)}`;
      const bar = make('progress');
      bar.max = found.of || 1;
      bar.value = found.done;
      bar.setAttribute('aria-label', say('analysis_far'));
      part('chances').replaceChildren(bar);
      setTimeout(() => this.look(), BEAT);
    }
    if (found.state === 'done') this.show(found);
  }

  /** @param {Extract<Answer, {state: 'done'}>} found */
  show(found) {
    part('analysis-words').textContent = found.swings.length ? say('analysis_swings') : say('analysis_calm');
    const marks = found.swings.map(({ number, seat, shares }) => ({ moment: number, seat, fall: shares }));
    part('chances').replaceChildren(chart(found.shares, this.colours, { label: say('chances'), height: 300, top: 100, marks, go: this.go }));
    const legend = make('p', 'legend');
    for (const [seat, { name }] of found.accounts.entries()) legend.append(swatch(this.colours[seat]), ` ${name} `);
    part('chances').append(legend, make('p', 'quiet note', say('chances_how')));
    part('swings').replaceChildren(
      ...found.swings.map((swing) => {
        const item = make('li');
        const button = make('button', 'plain', String(swing.number));
        button.type = 'button';
        button.setAttribute('aria-label', say('analysis_look', { number: swing.number }));
        button.addEventListener('click', () => this.go(swing.number, swing.seat));
        const change = make('span', swing.change < 0 ? 'change bad' : 'change good', changed(swing));
        const kind = make('span', 'kind', say(swing.mistake ? 'swing_mistake' : 'swing_turn'));
        kind.prepend(make('span', `dot ${this.colours[swing.seat]}`), swing.mistake ? '✗ ' : '↯ ');
        item.append(button, kind, make('span', 'words', swing.words), change);
        return item;
      }),
    );
    part('accounts').replaceChildren(this.accounts(found.accounts), make('p', 'quiet note', say('accounts_why')));
    if (!found.finished) part('accounts').append(make('p', 'note', say('analysis_unfinished')));
    if (found.hindsight) part('accounts').append(make('p', 'note', say('analysis_hindsight', { points: found.hindsight })));
    this.swings = found.swings;
    this.found();
  }

  /**
   * A column a player, who may be five: so it fits beside the board.
   * @param {Account[]} accounts
   */
  accounts(accounts) {
    const table = make('table', 'accounts');
    const head = make('tr');
    head.append(make('td'));
    for (const [seat, { name }] of accounts.entries()) {
      const cell = heading('', 'col', name);
      cell.append(make('span', `dot ${this.colours[seat]}`), name);
      head.append(cell);
    }
    /** @type {('start'|'own'|'others'|'luck'|'insight'|'result')[]} */
    const parts = ['start', 'own', 'others', 'luck', 'insight', 'result'];
    const rows = parts.map((each) => {
      const row = make('tr');
      const told = each === 'start' || each === 'result' ? percent : points;
      row.append(heading(say(`account_${each}`), 'row', say(`account_${each}_why`)));
      row.append(...accounts.map((account) => make('td', '', told(account[each]))));
      return row;
    });
    table.append(make('caption', '', say('accounts')), head, ...rows);
    return table;
  }
}

/**
 * @param {string} words
 * @param {'col'|'row'} scope
 * @param {string} [why]
 */
function heading(words, scope, why = '') {
  const cell = make('th', '', words);
  cell.scope = scope;
  if (why) cell.title = why;
  return cell;
}

/**
 * How long it will probably take, as far as can be told from what is done.
 * @param {number} seconds
 */
function timeLeft(seconds) {
  return seconds < 60 ? say('analysis_soon') : say('analysis_left', { minutes: Math.ceil(seconds / 60) });
}

/**
 * What it did to the chance of winning.
 * @param {Swing} swing
 */
function changed({ change, shares: [before, after] }) {
  if (before === undefined) return say('analysis_change', { change: points(change) });
  return say('analysis_fall', { before: percent(before), after: percent(after) });
}

/**
 * A chance of winning.
 * @param {number} hundredths
 */
function percent(hundredths) {
  return `${hundredths} %`;
}

/**
 * How far it fell or rose, in percentage points.
 * @param {number} hundredths
 */
function points(hundredths) {
  return `${hundredths > 0 ? '+' : ''}${written(hundredths)}`;
}
