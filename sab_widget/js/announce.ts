/** What a screen reader hears of the steps: each one when stepping, one now and then while playing. */

import type { Shared } from "./shared.ts";
import * as words from "./words.ts";

/** Long enough for a held button to run past (milliseconds). */
const SETTLED = 150;
const WHILE_PLAYING = 4000;

export class Announcer {
  #shared: Shared;
  #say: (text: string) => void;
  #turn: number;
  #revision: number;
  #saidAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(shared: Shared, say: (text: string) => void, signal: AbortSignal) {
    this.#shared = shared;
    this.#say = say;
    this.#turn = shared.turn;
    this.#revision = shared.revision;
    shared.subscribe(() => this.#changed(), signal);
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  #changed(): void {
    const { turn, revision, playing } = this.#shared;
    if (turn === this.#turn && revision === this.#revision) return;
    clearTimeout(this.#timer);
    const wait = playing ? Math.max(WHILE_PLAYING - (Date.now() - this.#saidAt), 0) : SETTLED;
    this.#timer = setTimeout(() => this.#speak(), wait);
  }

  #speak(): void {
    const { turn, revision, moment, scene } = this.#shared;
    this.#turn = turn;
    this.#revision = revision;
    this.#saidAt = Date.now();
    const heading = words.turnOf(turn, scene.last);
    this.#say(`${heading.charAt(0).toUpperCase()}${heading.slice(1)}: ${words.turnWords(moment)}`);
  }
}
