/** What a screen reader hears of the steps: each one when stepping, one now and then while playing. */

import type { Desk } from "./desk.ts";
import * as words from "./words.ts";

/** Long enough for a held button to run past (milliseconds). */
const SETTLED = 150;
const WHILE_PLAYING = 4000;

export function announceSteps(desk: Desk, signal: AbortSignal): void {
  const { shared, local } = desk;
  let { turn } = shared;
  let saidAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speak = (before: string) => {
    turn = shared.turn;
    saidAt = Date.now();
    // What has been asked for meanwhile is not talked over.
    if (local.said === before) desk.set({ said: words.turnWords(shared.moment) });
  };
  const changed = () => {
    if (shared.turn === turn) return;
    clearTimeout(timer);
    timer = setTimeout(speak, shared.playing ? Math.max(saidAt + WHILE_PLAYING - Date.now(), 0) : SETTLED, local.said);
  };
  shared.subscribe(changed, signal);
  signal.addEventListener("abort", () => clearTimeout(timer));
}
