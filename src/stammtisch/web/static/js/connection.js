// @ts-check
/** One WebSocket, kept alive: it comes back by itself, and is then sent everything anew. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HELLO = { type: 'hello', version: null };

/** @typedef {import('./messages.js').Message} Message */

export class Connection {
  /**
   * @param {string} path
   * @param {(message: Message) => void} receive
   * @param {(state: 'open'|'lost') => void} changed
   */
  constructor(path, receive, changed) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.url = `${scheme}://${location.host}${path}`;
    this.receive = receive;
    this.changed = changed;
    this.wait = FIRST_WAIT;
    this.number = 0;
    /** @type {WebSocket|null} */
    this.socket = null;
    /** @type {number|undefined} */
    this.timer = undefined;
    this.open();
    // A phone that wakes up, a laptop that is opened: do not sit out the rest of a long wait.
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.hurry();
    });
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.changed('open');
      this.send(HELLO);
    });
    socket.addEventListener('message', (event) => {
      /** @type {Message} */
      const message = JSON.parse(event.data);
      if (message.type === 'update' || message.type === 'lobby') this.wait = FIRST_WAIT;
      if (message.type === 'error' && message.resync) this.later(() => this.send(HELLO));
      this.receive(message);
    });
    socket.addEventListener('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.changed('lost');
      this.later(() => this.open());
    });
  }

  /**
   * Try again after a while, and after a longer one each time until something good has come.
   * @param {() => void} again
   */
  later(again) {
    clearTimeout(this.timer);
    this.timer = setTimeout(again, this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  hurry() {
    if (this.socket === null) this.open();
  }

  /** Whether something sent now would arrive. */
  get alive() {
    return this.socket !== null && this.socket.readyState === WebSocket.OPEN;
  }

  /**
   * Send a message; what is sent while there is no connection is lost, and the page says so.
   * @param {Record<string, unknown>} message
   * @returns {boolean}
   */
  send(message) {
    if (!this.alive) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /**
   * Send a message that is answered; returns the number of the answer.
   * @param {Record<string, unknown>} message
   * @returns {number} 0 when it could not be sent
   */
  ask(message) {
    this.number += 1;
    return this.send({ ...message, id: this.number }) ? this.number : 0;
  }
}
