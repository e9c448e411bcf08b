/** What a screen reader hears of the steps: each one when stepping, one now and then while playing. */

import type { Shared } from "./shared.ts";
import * as words from "./words.ts";

/** Long enough for a held button to run past (milliseconds). */
const SETTLED = 150;
const WHILE_PLAYING = 4000;

export function announceSteps(shared: Shared, say: (text: string) => void, signal: AbortSignal): void {
  let { turn } = shared;
  let saidAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speak = () => {
    turn = shared.turn;
    saidAt = Date.now();
    say(words.turnWords(shared.moment));
  };
  const changed = () => {
    if (shared.turn === turn) return;
    clearTimeout(timer);
    timer = setTimeout(speak, shared.playing ? Math.max(saidAt + WHILE_PLAYING - Date.now(), 0) : SETTLED);
  };
  shared.subscribe(changed, signal);
  signal.addEventListener("abort", () => clearTimeout(timer));
}
