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

export interface Clock {
  readonly playing: boolean;
  start(): void;
  stop(): void;
  /** Somebody else went to another turn: it stays as long as if playing had brought it. */
  rest(): void;
}

/**
 * @param advance goes one turn on; false when there is no further turn
 * @param speed turns a second
 * @param stay how long the turn that is shown stays, in turns
 */
export function makeClock(advance: () => boolean, speed: () => number, stay: () => number, ticker = FRAMES): Clock {
  let request: number | undefined;
  let last = 0;
  let owed = 0;
  const stop = () => {
    if (request !== undefined) ticker.forget(request);
    request = undefined;
  };
  const tick = () => {
    const now = ticker.now();
    owed += (Math.min(now - last, LONGEST_FRAME) / 1000) * speed();
    last = now;
    request = ticker.ask(tick);
    for (let due = stay(); owed >= due; due = stay()) {
      const left = owed - due;
      if (!advance()) {
        stop();
        return;
      }
      owed = left;
    }
  };
  return {
    get playing() {
      return request !== undefined;
    },
    start() {
      if (this.playing) return;
      last = ticker.now();
      // Half a turn is owed at once, so that pressing Play is answered soon also at a slow speed.
      owed = 0.5;
      request = ticker.ask(tick);
    },
    stop,
    rest() {
      owed = 0;
    },
  };
}
