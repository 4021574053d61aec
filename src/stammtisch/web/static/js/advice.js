// @ts-check
/** "What would the Meister do?": asked with a button, answered with choices that can be taken at once. */
import { make, maybe } from './page.js';
import { say } from './words.js';

/** @typedef {import('./messages.js').Hint} Hint */

export class Advice {
  /**
   * @param {import('./connection.js').Connection} connection
   * @param {(code: string) => void} choose
   */
  constructor(connection, choose) {
    this.connection = connection;
    this.choose = choose;
    this.button = /** @type {HTMLButtonElement|null} */ (maybe('hint'));
    this.box = maybe('advice');
    this.button?.addEventListener('click', () => this.ask());
  }

  ask() {
    if (!this.button || !this.box || this.button.disabled) return;
    this.button.disabled = true;
    this.connection.ask({ type: 'hint' });
    this.box.replaceChildren(make('p', '', say('hint_thinks')));
    this.show();
  }

  /**
   * The position has changed, or it is as it was.
   * @param {boolean} asked whether this player is to choose
   * @param {boolean} moved whether the old advice is out of date
   */
  renew(asked, moved) {
    if (!this.button || !this.box) return;
    if (moved) {
      this.box.hidden = true;
      this.button.disabled = false;
    }
    this.button.hidden = !asked;
  }

  /** @param {Hint} hint */
  hear(hint) {
    if (!this.button || !this.box) return;
    this.button.disabled = false;
    const [best, ...others] = hint.lines;
    this.box.replaceChildren(make('p', '', say('hint_says')), this.list([best]));
    if (others.length) this.box.append(make('p', 'quiet', say('hint_others')), this.list(others));
    if (hint.lines.some((line) => !line.sure)) this.box.append(make('p', 'quiet note', say('hint_unsure')));
    this.show();
  }

  /** In sight: on a phone the button stands below a long list, and the advice above it. */
  show() {
    if (!this.box) return;
    this.box.hidden = false;
    this.box.scrollIntoView({ block: 'nearest' });
  }

  /** @param {Hint['lines']} lines */
  list(lines) {
    const list = make('ol');
    for (const line of lines) {
      const item = make('li');
      const button = make('button', 'plain', line.words);
      button.type = 'button';
      button.title = say('hint_take');
      button.addEventListener('click', () => this.choose(line.choice));
      const bar = make('progress');
      bar.max = 100;
      bar.value = line.share;
      bar.setAttribute('aria-hidden', 'true');
      const share = say('hint_share', { share: line.share < 1 ? '< 1' : line.share });
      item.append(button, make('span', 'quiet', line.sure ? share : `≈ ${share}`), bar);
      list.append(item);
    }
    return list;
  }

  /** Nothing came of it. */
  give_up() {
    if (!this.button || !this.box || !this.button.disabled) return;
    this.button.disabled = false;
    this.box.hidden = true;
  }
}
