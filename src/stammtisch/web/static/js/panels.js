// @ts-check
/** Who sits at the table: name, colour, whose turn it is, who is there, what everybody has, how much time is left. */
import { make, part } from './page.js';
import { say, written } from './words.js';

/** @typedef {import('./messages.js').Holding} Holding */
/** @typedef {import('./messages.js').Panel} Panel */

export class Panels {
  /** @param {(seat: number) => void} replace lets a bot play for somebody who has left */
  constructor(replace) {
    this.root = part('panels');
    this.replace = replace;
    this.playing = false;
    /** @type {Map<number, {clock: HTMLElement, left: number, since: number, runs: boolean}>} */
    this.clocks = new Map();
    setInterval(() => this.tick(), 500);
  }

  /**
   * @param {Panel[]} panels
   * @param {number[]} waiting
   * @param {number|null} own
   * @param {Holding[][]} holdings by seat; none where a game counts nothing
   */
  show(panels, waiting, own, holdings) {
    this.clocks.clear();
    this.playing = own !== null;
    const items = panels.map((panel) => {
      const item = this.panel(panel, waiting.includes(panel.seat), panel.seat === own);
      item.append(...(holdings[panel.seat] ?? []).map(counted));
      return item;
    });
    this.root.replaceChildren(...items);
  }

  /**
   * @param {Panel} panel
   * @param {boolean} asked
   * @param {boolean} own
   */
  panel(panel, asked, own) {
    const item = make('li', `player ${panel.colour}${asked ? ' asked' : ''}${own ? ' own' : ''}`);
    item.dataset.seat = String(panel.seat);
    item.dataset.kind = panel.kind;
    const name = make('span', 'name', panel.name || '…');
    const remarks = [];
    if (own) remarks.push(say('you'));
    if (panel.bot) remarks.push(panel.kind === 'bot' ? say(`level_${panel.bot}`) : say('stand_in'));
    const here = panel.present || panel.bot !== null;
    const light = make('span', `light${here ? ' on' : ''}`);
    light.title = say(here ? 'present' : 'away');
    light.setAttribute('role', 'img');
    light.setAttribute('aria-label', light.title);
    item.append(light, name);
    if (remarks.length) item.append(make('span', 'remark', remarks.join(', ')));
    if (this.playing && !own && panel.kind === 'person' && panel.bot === null) {
      const replace = make('button', 'plain replace', say('replace'));
      replace.hidden = panel.present;
      replace.title = say('replace_why', { name: panel.name });
      if (panel.votes) replace.append(` (${panel.votes})`);
      replace.addEventListener('click', () => this.replace(panel.seat));
      item.append(replace);
    }
    if (panel.clock !== null) {
      const clock = make('span', 'clock');
      this.clocks.set(panel.seat, { clock, left: panel.clock, since: performance.now(), runs: asked });
      item.append(clock);
    }
    if (asked) item.setAttribute('aria-current', 'true');
    this.tick();
    return item;
  }

  /** @param {number[]} seats */
  presence(seats) {
    for (const item of this.root.querySelectorAll('li')) {
      if (item.dataset.kind === 'bot') continue;
      const here = seats.includes(Number(item.dataset.seat));
      item.querySelector('.light')?.classList.toggle('on', here);
      const replace = /** @type {HTMLElement|null} */ (item.querySelector('.replace'));
      if (replace) replace.hidden = here;
    }
  }

  tick() {
    for (const { clock, left, since, runs } of this.clocks.values()) {
      const seconds = Math.max(0, Math.round(left - (runs ? (performance.now() - since) / 1000 : 0)));
      const days = Math.floor(seconds / 86_400);
      const hours = Math.floor(seconds / 3600) % 24;
      const minutes = Math.floor(seconds / 60) % 60;
      const short = `${String(minutes).padStart(days || hours ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
      clock.textContent = days ? say('days_left', { days, hours }) : hours ? `${hours}:${short}` : short;
      clock.classList.toggle('short', seconds < 30);
    }
  }
}

/**
 * A symbol and a number.
 * @param {Holding} holding
 */
function counted({ kind, count, words }) {
  const item = make('span', `holding ${kind}`, written(count));
  item.title = words;
  item.setAttribute('role', 'img');
  item.setAttribute('aria-label', words);
  return item;
}
