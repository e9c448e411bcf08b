/** Lets computer players go on one at a time, so that each move can be seen: the page asks for every one of them. */

import { atEnd } from "../life.ts";
import type { Shared } from "../shared.ts";

const paces = new WeakMap<Shared, { views: number; asked: number; timer: ReturnType<typeof setTimeout> | undefined }>();

/** No view that moves is wanted, so nobody need be waited for. */
const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a move can be looked at before the next one comes (milliseconds). */
export const pauseOf = (speed: number, still = isStill()): number => (still ? 150 : 1000 / speed);

/** Ask for the moves of computer players while a view is open; all views of a widget ask once. */
export function keepPace(shared: Shared, signal: AbortSignal): void {
  const pace = paces.get(shared) ?? { views: 0, asked: -1, timer: undefined };
  paces.set(shared, pace);
  pace.views += 1;
  const look = () => {
    const play = shared.live.play;
    if (play?.state !== "computer" || play.turn !== shared.scene.last) {
      clearTimeout(pace.timer);
      pace.timer = undefined;
      // Turns that are taken back come once more.
      pace.asked = -1;
      return;
    }
    if (pace.asked === play.turn || pace.timer !== undefined || shared.kernelGone) return;
    pace.timer = setTimeout(() => {
      pace.timer = undefined;
      const now = shared.live.play;
      if (now?.state !== "computer" || now.turn !== shared.scene.last) return;
      pace.asked = now.turn;
      shared.send({ kind: "go on", turn: now.turn });
    }, pauseOf(shared.speed));
  };
  shared.subscribe(look, signal);
  atEnd(signal, () => {
    pace.views -= 1;
    if (!pace.views) {
      clearTimeout(pace.timer);
      paces.delete(shared);
    }
  });
  look();
}
