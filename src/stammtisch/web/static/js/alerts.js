// @ts-check
/** "Your turn": a sound, a blinking title, a notice of the browser. Each can be switched off. */
import { maybe, remember, remembered } from './page.js';
import { say } from './words.js';

export class Alerts {
  constructor() {
    this.title = document.title;
    this.turn = false;
    this.first = true;
    /** @type {AudioContext|null} */
    this.audio = null;
    this.sound = remembered('sound', 'on') === 'on';
    const button = maybe('sound');
    const show = () => button?.setAttribute('aria-pressed', String(this.sound));
    show();
    button?.addEventListener('click', () => {
      this.sound = !this.sound;
      remember('sound', this.sound ? 'on' : 'off');
      show();
      if (this.sound) this.ring();
    });
    maybe('notices')?.addEventListener('click', () => this.ask());
    this.showNotices();
    // Browsers let a page sound only after it has been touched.
    addEventListener('pointerdown', () => this.wake(), { once: true });
    addEventListener('keydown', () => this.wake(), { once: true });
    setInterval(() => this.blink(), 1000);
    document.addEventListener('visibilitychange', () => this.blink());
  }

  wake() {
    this.audio ??= new AudioContext();
  }

  showNotices() {
    const button = maybe('notices');
    if (!button) return;
    button.hidden = !('Notification' in window) || Notification.permission === 'denied';
    button.setAttribute('aria-pressed', String(this.notices));
  }

  get notices() {
    return 'Notification' in window && Notification.permission === 'granted' && remembered('notices', 'on') === 'on';
  }

  async ask() {
    if (Notification.permission === 'granted') remember('notices', this.notices ? 'off' : 'on');
    else await Notification.requestPermission();
    this.showNotices();
  }

  /**
   * @param {boolean} turn
   * @param {string} prompt
   */
  show(turn, prompt) {
    if (turn && !this.turn && !this.first) {
      this.ring();
      if (document.hidden && this.notices) {
        const notice = new Notification(say('your_turn'), { body: prompt, tag: location.pathname });
        notice.onclick = () => focus();
      }
    }
    this.turn = turn;
    this.first = false;
    this.blink();
  }

  blink() {
    const on = this.turn && (!document.hidden || new Date().getSeconds() % 2 === 0);
    document.title = on ? `● ${say('your_turn')} · ${this.title}` : this.title;
  }

  /** Two mugs that meet. */
  ring() {
    const audio = this.audio;
    if (!this.sound || !audio) return;
    for (const [pitch, delay] of [[988, 0], [1319, 0.12]]) {
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      const start = audio.currentTime + delay;
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0, start);
      loud.gain.linearRampToValueAtTime(0.16, start + 0.01);
      loud.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      tone.connect(loud).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    }
  }
}
