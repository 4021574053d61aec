// @ts-check
/** The table page: puts the parts together, shows what the server sends, sends what is chosen. It knows no rule. */
import { Advice } from './advice.js';
import { Alerts } from './alerts.js';
import { Board } from './board.js';
import { Connection } from './connection.js';
import { Drag } from './drag.js';
import { Effects } from './effects.js';
import { showLedger } from './ledger.js';
import { List } from './list.js';
import { make, part, remember, remembered } from './page.js';
import { Pan } from './pan.js';
import { Panels } from './panels.js';
import { offerPrimer } from './primer.js';
import { Ending } from './result.js';
import { Story } from './story.js';
import { Tips } from './tips.js';
import { TradeDesk } from './trade.js';
import { say } from './words.js';

/** @typedef {import('./messages.js').Choice} Choice */
/** @typedef {import('./messages.js').Message} Message */
/** @typedef {import('./messages.js').Update} Update */

/** What stands where something else may stand a moment later. */
const CHANGING = '.choice, .advice button, [data-part="do-it"], [data-act="send"], [data-act="choose"]';

class TablePage {
  constructor() {
    const root = part('table');
    this.address = root.dataset.table ?? '';
    this.rules = root.dataset.rules ?? '';
    this.version = 0;
    this.state = document.documentElement.dataset;
    /** @type {string|null} */
    this.doubted = null;
    /** @type {number|undefined} */
    this.notice = undefined;
    this.panels = new Panels((seat) => this.connection.ask({ type: 'replace', seat }));
    this.alerts = new Alerts();
    this.ending = new Ending(this.address);
    this.list = new List((choice) => this.choose(choice));
    this.board = new Board(part('board'), (choice) => this.choose(choice), () => this.selected());
    this.effects = new Effects(this.board);
    this.connection = new Connection(`${this.address}/live`, (message) => this.receive(message), (state) => this.connected(state));
    this.story = new Story(this.connection, this.address);
    this.tips = new Tips(part('board'), this.connection, this.rules);
    this.trade = new TradeDesk(this.connection, this.rules, (code) => this.chooseCode(code));
    this.advice = new Advice(
      this.connection,
      (code) => this.chooseCode(code),
      (code) => this.choices.find((choice) => choice.choice === code)?.clicks ?? [],
    );
    /** @type {Choice[]} */
    this.choices = [];
    new Drag(this.board);
    new Pan(part('frame'), part('layers'));
    part('table').addEventListener('click', (event) => this.settle(event), true);
    // On a phone the question stays above whatever is scrolled into view, so that must come to rest below it.
    new ResizeObserver(() => (root.style.scrollPaddingTop = `${part('prompt').offsetHeight + 16}px`)).observe(part('prompt'));
    part('undo').addEventListener('click', () => this.undo());
    part('fence').addEventListener('click', () => this.tell(part('fence').title));
    part('show-keys').addEventListener('click', () => /** @type {HTMLDialogElement} */ (part('keys')).showModal());
    for (const leave of document.querySelectorAll('[data-part="leave"]')) {
      leave.addEventListener('click', () => /** @type {HTMLDialogElement} */ (part('leaving')).showModal());
    }
    part('cancel').addEventListener('click', () => this.board.cancel());
    part('not-yet').addEventListener('click', () => this.doubt(null));
    this.asks = remembered('asks', matchMedia('(pointer: coarse)').matches ? 'on' : 'off') === 'on';
    const asking = part('asks');
    asking.setAttribute('aria-pressed', String(this.asks));
    asking.addEventListener('click', () => {
      this.asks = !this.asks;
      remember('asks', this.asks ? 'on' : 'off');
      asking.setAttribute('aria-pressed', String(this.asks));
    });
    part('take-device').addEventListener('click', () => this.takeDevice());
    addEventListener('keydown', (event) => this.key(event));
    offerPrimer();
  }

  /** Whether a choice is on its way: it shows, and nothing else can be chosen meanwhile. */
  get busy() {
    return this.state.busy === 'true';
  }

  set busy(busy) {
    this.state.busy = String(busy);
  }

  /** @param {Message} message */
  receive(message) {
    switch (message.type) {
      case 'update':
        return this.show(message);
      case 'lobby':
        return location.reload();
      case 'chat':
        return this.story.hearNow(message);
      case 'chat_log':
        return this.story.hearAgain(message.lines);
      case 'presence':
        this.panels.presence(message.seats);
        part('watching').textContent = message.watching ? say('watching', { count: message.watching }) : '';
        return undefined;
      case 'why':
        return this.tips.answer(message);
      case 'hint':
        return this.advice.hear(message);
      case 'done':
        // It is safe. What it led to follows, and only then is there something else to choose.
        this.trade.hear(message);
        return undefined;
      case 'refused':
        if (this.trade.hear(message)) return undefined;
        this.busy = false;
        return this.tell(message.text, message.rule);
      case 'error':
        if (this.trade.hear(message)) return undefined;
        this.busy = false;
        this.advice.giveUp(message.id);
        return this.tell(message.text);
    }
  }

  /** @param {Update} update */
  show(update) {
    if (!update.choices.some((choice) => choice.choice === this.doubted)) this.doubt(null);
    this.advice.renew(update.your_turn || update.addressed, update.same_since);
    if (update.version !== this.version) this.busy = false;
    this.version = update.version;
    this.state.version = String(update.version);
    this.handover = update.handover;
    part('handover').hidden = update.handover === null;
    if (update.handover) part('handover-name').textContent = update.handover.name;
    const land = this.effects.prepare(update.effects);
    // A new question is read from its beginning; on a phone the list may have been scrolled far down.
    if (part('prompt').textContent !== update.prompt && update.your_turn) part('table').scrollTop = 0;
    part('prompt').textContent = update.prompt;
    part('prompt').classList.toggle('asked', update.your_turn || update.addressed);
    part('prompt').classList.toggle('thinking', update.thinking);
    this.tips.renew(update.seat !== null && !update.over);
    this.choices = update.choices;
    this.list.show(update.choices, update.your_turn);
    this.trade.show(update);
    this.board.show(update.board, update.choices);
    land();
    this.selected();
    const undo = /** @type {HTMLButtonElement} */ (part('undo'));
    undo.disabled = !update.undo.takes;
    undo.hidden = update.seat === null;
    this.fence(update.over ? '' : update.undo.why ?? '');
    // What bots have done since is taken back too: whoever undoes shall know before.
    undo.dataset.takes = update.undo.takes > 1 ? String(update.undo.takes) : '';
    if (update.undo.takes > 1) undo.title = say('undo_takes', { count: update.undo.takes });
    this.story.tell(update.log, update.log_from, update.panels);
    this.panels.show(update.panels, update.waiting, update.seat, update.holdings);
    for (const form of document.querySelectorAll('[data-part="return"]')) {
      const panel = update.panels[Number(/** @type {HTMLElement} */ (form).dataset.seat)];
      /** @type {HTMLElement} */ (form).hidden = update.over || panel.kind === 'bot' || panel.bot === null;
    }
    showLedger(part('ledger'), update.over ? null : update.ledger, update.panels);
    this.ending.show(update.result, update.panels, update.ledger, update.seat);
    this.alerts.show(update.your_turn || update.addressed, update.prompt);
  }

  /**
   * Why nothing can be taken back is there for whoever asks, beside the button.
   * @param {string} why
   */
  fence(why) {
    const mark = part('fence');
    mark.hidden = !why;
    mark.title = why;
    mark.setAttribute('aria-label', why);
    part('undo').title = why;
  }

  selected() {
    const chosen = this.board.rows.clicked.length > 0;
    part('cancel').hidden = !chosen;
    this.list.narrow(chosen ? new Set(this.board.rows.open.map((choice) => choice.choice)) : null);
  }

  /** @param {Choice} choice */
  choose(choice) {
    if (this.busy) return;
    if (choice.final && this.asks && this.doubted !== choice.choice) {
      this.doubt(choice);
      return;
    }
    this.doubt(null);
    this.send(choice.choice);
  }

  /** @param {string} code */
  send(code) {
    this.busy = this.connection.ask({ type: 'choose', version: this.version, choice: code }) > 0;
    if (this.busy) this.advice.dismiss();
    else this.tell(say('no_connection'));
  }

  /** @param {string} code */
  chooseCode(code) {
    const found = this.choices.find((choice) => choice.choice === code);
    if (found) this.choose(found);
    // What no list holds can be advised all the same, such as an offer: the server knows whether it is possible.
    else if (!this.busy) this.send(code);
  }

  /**
   * Ask once more about what cannot be taken back: a finger is broader than a cell.
   * @param {Choice|null} choice
   */
  doubt(choice) {
    this.doubted = choice?.choice ?? null;
    part('doubt').hidden = choice === null;
    part('doubt-words').textContent = choice?.words ?? '';
    part('do-it').onclick = choice && (() => this.choose(choice));
    if (!choice) return;
    part('do-it').focus({ preventScroll: true });
    part('doubt').scrollIntoView({ block: 'nearest' });
  }

  /**
   * The second click of a double click was meant for what stood there at the first.
   * @param {MouseEvent} event
   */
  settle(event) {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest(CHANGING)) event.stopPropagation();
  }

  undo() {
    this.board.cancel();
    this.connection.ask({ type: 'undo', version: this.version });
  }

  takeDevice() {
    if (this.handover) this.connection.send({ type: 'seat', seat: this.handover.seat });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, dialog')) return;
    if (event.key === 'Escape') this.stepBack();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'h') this.advice.ask();
    if (event.key === 'u') part('undo').click();
    if (event.key === 'b') this.board.focus();
    if (event.key === 'c') this.list.focus();
    if (event.key === 't') part('show-desk').click();
    if (event.key === '?') /** @type {HTMLDialogElement} */ (part('keys')).showModal();
  }

  /** One thing at a time: what was doubted, what was selected, advice, the desk that lies open. */
  stepBack() {
    if (this.doubted !== null) this.doubt(null);
    else if (this.board.rows.clicked.length) this.board.cancel();
    else if (this.advice.isOpen) this.advice.close();
    else if (this.trade.isOpen) this.trade.open(false);
  }

  /** @param {'open'|'lost'} state */
  connected(state) {
    this.state.connection = state;
    part('connection').textContent = say(state === 'open' ? 'connected' : 'reconnecting');
    if (state === 'lost') {
      this.busy = false;
      this.advice.giveUp();
    }
  }

  /**
   * A sentence that stays for a moment, with the rule that it comes from.
   * @param {string} text
   * @param {string} [rule]
   */
  tell(text, rule = '') {
    const notice = part('notice');
    notice.replaceChildren(make('span', '', text));
    if (rule) {
      const link = make('a', 'rule', rule);
      link.href = `${this.rules}#${rule}`;
      notice.append(' ', link);
    }
    notice.hidden = false;
    clearTimeout(this.notice);
    this.notice = setTimeout(() => (notice.hidden = true), 7000);
  }
}

new TablePage();
