// @ts-check
/** Looking back: a slider over the whole game; every moment has its own address. */
import { Analysis } from './analysis.js';
import { Board } from './board.js';
import { chart, lookAt } from './chart.js';
import { Comparison } from './comparison.js';
import { make, maybe, part } from './page.js';
import { Pan } from './pan.js';

const BEAT = 1100;

/** @typedef {{at: number, of: number, seat: number|null, board: string, prompt: string, lines: string[]}} Moment */

class ReplayPage {
  constructor() {
    const root = part('replay');
    this.table = root.dataset.table ?? '';
    this.slider = /** @type {HTMLInputElement} */ (part('at'));
    this.eyes = /** @type {HTMLSelectElement} */ (part('eyes'));
    this.board = new Board(part('board'), () => {}, () => {});
    this.wanted = '';
    /** @type {number|undefined} */
    this.timer = undefined;
    new Pan(part('frame'), part('layers'));
    this.slider.addEventListener('input', () => this.look());
    this.eyes.addEventListener('change', () => this.look());
    for (const [name, step] of /** @type {[string, number][]} */ ([['first', -Infinity], ['back', -1], ['on', 1], ['last', Infinity]])) {
      part(name).addEventListener('click', () => this.go(step));
    }
    part('play').addEventListener('click', () => this.play());
    addEventListener('keydown', (event) => this.key(event));
    this.colours = (root.dataset.colours ?? '').split(' ');
    lookAt(this.at);
    this.offerFork();
    this.drawCourse();
    this.comparison = new Comparison(this.board, part('comparison'));
    this.analysis = new Analysis(this.table, this.colours, (moment, seat) => this.show(moment, seat), () => this.compare());
  }

  get at() {
    return Number(this.slider.value);
  }

  /** @param {number} step */
  go(step) {
    const last = Number(this.slider.max);
    this.slider.value = String(Math.min(Math.max(this.at + step, 0), last));
    this.look();
  }

  /**
   * A moment, with the eyes of a seat where one may have them.
   * @param {number} moment
   * @param {number} [seat]
   */
  show(moment, seat) {
    const eyes = [...this.eyes.options].find(({ value }) => value === String(seat));
    if (eyes) eyes.selected = true;
    this.go(moment - this.at);
  }

  async look() {
    lookAt(this.at);
    const query = new URLSearchParams({ at: String(this.at) });
    if (this.eyes.value) query.set('seat', this.eyes.value);
    const wanted = query.toString();
    this.wanted = wanted;
    const answer = await fetch(`${this.table}/moment?${wanted}`);
    // A slider is faster than the network: only the last moment asked for is shown.
    if (!answer.ok || this.wanted !== wanted) return;
    /** @type {Moment} */
    const moment = await answer.json();
    this.board.show(moment.board, []);
    this.compare();
    part('prompt').textContent = moment.prompt;
    part('count').textContent = `${moment.at} / ${moment.of}`;
    const items = moment.lines.map((line) => {
      const item = make('li');
      item.append(make('span'), make('p', '', line));
      return item;
    });
    const log = part('log');
    log.dataset.at = String(moment.at);
    log.replaceChildren(...items);
    this.offerFork();
    const here = `${this.table}/replay?${wanted}`;
    history.replaceState(null, '', here);
    // Another language leads back to this moment too.
    const back = document.querySelector('.tongues [name="back"]');
    if (back instanceof HTMLInputElement) back.value = here;
  }

  /** Where somebody made a mistake, the board shows it, and what would have been better. */
  compare() {
    this.comparison.show(this.analysis.ways(this.at));
  }

  /** From every moment but the last it can be played on. */
  offerFork() {
    const fork = maybe('fork');
    if (!fork) return;
    /** @type {HTMLInputElement} */ (part('fork-at')).value = String(this.at);
    const over = fork.dataset.last === String(this.at);
    /** @type {HTMLButtonElement} */ (part('fork-go')).disabled = over;
    part('fork-end').hidden = !over;
  }

  play() {
    const running = this.timer !== undefined;
    part('play').setAttribute('aria-pressed', String(!running));
    part('play').textContent = running ? '▶' : '❚❚';
    if (running) {
      clearInterval(this.timer);
      this.timer = undefined;
      return;
    }
    if (this.at === Number(this.slider.max)) this.go(-Infinity);
    this.timer = setInterval(() => {
      this.go(1);
      if (this.at === Number(this.slider.max)) this.play();
    }, BEAT);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const at = event.target instanceof HTMLElement ? event.target : null;
    // The slider and the lists know these keys themselves.
    if (at?.closest('input, select')) return;
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (step !== undefined) this.go(step);
    if (event.key === ' ' && !at?.closest('button, summary')) this.play();
  }

  async drawCourse() {
    const answer = await fetch(`${this.table}/course`);
    if (!answer.ok) return;
    const { scores } = await answer.json();
    const box = part('chart');
    box.replaceChildren(chart(scores, this.colours, { go: (moment) => this.go(moment - this.at) }));
    box.hidden = false;
  }
}

new ReplayPage();
