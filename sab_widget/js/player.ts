/** The clock that plays a game: one for each model, so that two views never advance it twice. */

export interface Ticker {
  now(): number;
  /** Ask to be called at the next frame. */
  ask(tick: () => void): number;
  forget(request: number): void;
}

const FRAMES: Ticker = {
  now: () => performance.now(),
  ask: (tick) => requestAnimationFrame(tick),
  forget: (request) => cancelAnimationFrame(request),
};

/** After a pause of the page (a debugger, a busy tab) playing goes on; it does not catch up. */
const LONGEST_FRAME = 250;

export class Clock {
  #request: number | null = null;
  #last = 0;
  #owed = 0;
  #advance: () => boolean;
  #speed: () => number;
  #ticker: Ticker;

  /**
   * @param advance goes one turn on; false when there is no further turn
   * @param speed turns a second
   */
  constructor(advance: () => boolean, speed: () => number, ticker: Ticker = FRAMES) {
    this.#advance = advance;
    this.#speed = speed;
    this.#ticker = ticker;
  }

  get playing(): boolean {
    return this.#request !== null;
  }

  start(): void {
    if (this.playing) return;
    this.#last = this.#ticker.now();
    // Half a turn is owed at once, so that pressing Play is answered soon also at a slow speed.
    this.#owed = 0.5;
    this.#request = this.#ticker.ask(this.#tick);
  }

  stop(): void {
    if (this.#request === null) return;
    this.#ticker.forget(this.#request);
    this.#request = null;
  }

  #tick = (): void => {
    const now = this.#ticker.now();
    this.#owed += (Math.min(now - this.#last, LONGEST_FRAME) / 1000) * this.#speed();
    this.#last = now;
    this.#request = this.#ticker.ask(this.#tick);
    while (this.#owed >= 1) {
      this.#owed -= 1;
      if (!this.#advance()) {
        this.stop();
        return;
      }
    }
  };
}
