// @ts-check
/** "What would the Meister do?": asked with a button, answered with choices that can be taken at once. */
import { pointing } from './list.js';
import { make, maybe } from './page.js';
import { counted, say } from './words.js';

/** @typedef {import('./messages.js').Hint} Hint */

/** How many percent less a choice may win and still be called as good. */
const ALIKE = 1;

export class Advice {
  /**
   * @param {import('./connection.js').Connection} connection
   * @param {(code: string) => void} choose
   * @param {(code: string) => string[]} clicks what stands for a choice on the board
   */
  constructor(connection, choose, clicks) {
    this.connection = connection;
    this.choose = choose;
    this.clicks = clicks;
    this.button = maybe('hint');
    this.box = maybe('advice');
    /** The number of the answer that is awaited; 0 when none is. */
    this.awaited = 0;
    /** Since which version this player has been asked what is asked now. */
    this.since = 0;
    this.button?.addEventListener('click', () => this.ask());
    this.closer = make('button', 'plain close', '✕');
    this.closer.type = 'button';
    this.closer.setAttribute('aria-label', say('hint_close'));
    this.closer.addEventListener('click', () => this.close());
  }

  /** Where nobody is advised now, the server says why. Whoever put it away while the Meister thinks sees him think on. */
  ask() {
    if (!this.awaited) {
      this.awaited = this.connection.ask({ type: 'hint' });
      if (!this.awaited) return this.dismiss();
      this.write(make('p', 'thinking', say('hint_thinks')));
    }
    if (this.button?.hidden === false) this.show();
  }

  /**
   * The position has changed, or it is as it was. What others do beside the question does not make advice old.
   * @param {boolean} asked whether this player is to choose
   * @param {number} since the version since which the question and its choices have been the same
   */
  renew(asked, since) {
    if (!this.button || !this.box) return;
    if (!asked) this.dismiss();
    else if (since !== this.since && !this.awaited) this.write(make('p', 'quiet', say('hint_old')));
    this.since = since;
    this.button.hidden = !asked;
  }

  get isOpen() {
    return this.box?.hidden === false;
  }

  /** Whoever has read it puts it away, and may ask again. */
  close() {
    this.dismiss();
    this.button?.focus({ preventScroll: true });
  }

  /** It is no longer needed; an answer that is under way is not shown. */
  dismiss() {
    if (this.box) this.box.hidden = true;
  }

  /** @param {Hint} hint */
  hear(hint) {
    if (!this.box || hint.id !== this.awaited) return;
    this.awaited = 0;
    if (this.box.hidden) return;
    if (hint.version < this.since) {
      // Others have changed what may be chosen while the Meister was thinking.
      this.ask();
      return;
    }
    const [best, ...others] = hint.lines;
    const words = [this.list([best]), ...hint.others.filter((other) => other.answers).map(expected)];
    const alike = hint.lines.every((line) => line.sure && best.share - line.share <= ALIKE);
    if (others.length) words.push(make('p', 'quiet', say(alike ? 'hint_alike' : 'hint_others')), this.list(others));
    if (hint.lines.some((line) => !line.sure)) words.push(make('p', 'quiet note', say('hint_unsure')));
    this.write(make('p', '', say('hint_says')), ...words, this.reasons(hint));
    this.show();
  }

  /**
   * How the Meister came to it, for whoever wants to know.
   * @param {Hint} hint
   * @returns {HTMLElement}
   */
  reasons(hint) {
    const reasons = make('details');
    reasons.append(make('summary', '', say('hint_why')));
    reasons.addEventListener('toggle', () => reasons.scrollIntoView({ block: 'nearest' }));
    reasons.append(make('p', 'quiet', say('hint_looks', { looks: counted(hint.looks), part: hint.part })));
    reasons.append(...hint.others.filter((other) => !other.answers).map(expected));
    return reasons;
  }

  /**
   * @param {HTMLElement} first what stays, beside the button that closes it, when the rest is scrolled
   * @param {HTMLElement[]} words
   */
  write(first, ...words) {
    const head = make('div', 'head');
    head.append(first, this.closer);
    const body = make('div', 'body');
    body.append(...words);
    this.box?.replaceChildren(head, body);
  }

  /** In sight: what stands beside the board may have been scrolled. */
  show() {
    if (!this.box) return;
    this.box.hidden = false;
    this.box.scrollIntoView({ block: 'nearest' });
  }

  /**
   * @param {Hint['lines']} lines
   * @returns {HTMLElement}
   */
  list(lines) {
    const list = make('ol');
    for (const line of lines) {
      const item = make('li');
      const button = make('button', 'plain', line.words);
      button.type = 'button';
      button.title = say('hint_take');
      button.addEventListener('click', () => this.choose(line.choice));
      pointing(button, this.clicks(line.choice));
      const bar = make('progress');
      bar.max = 100;
      bar.value = line.share;
      bar.setAttribute('aria-hidden', 'true');
      const share = say('hint_share', { share: line.share < 1 ? '< 1' : line.share });
      item.append(button, bar, make('span', 'quiet', line.sure ? share : `≈ ${share}`));
      list.append(item);
    }
    return list;
  }

  /**
   * Nothing came of it.
   * @param {number} [about] the number of what went wrong; without one it may have been this
   */
  giveUp(about = this.awaited) {
    if (!this.awaited || about !== this.awaited) return;
    this.awaited = 0;
    this.dismiss();
  }
}

/**
 * What the Meister thinks another player will choose.
 * @param {Hint['others'][number]} other
 * @returns {HTMLElement}
 */
function expected(other) {
  return make('p', 'quiet', say('hint_expects', { name: other.name, words: other.words, share: other.share }));
}
