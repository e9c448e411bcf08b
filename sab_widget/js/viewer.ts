/** The one place where another scene is obtained, for a viewer or for a branch: from the page itself, or the kernel. */

import { atEnd } from "./life.ts";
import type { Shared } from "./shared.ts";

/** How long a kernel may take before the person is told that none answers (milliseconds). */
const PATIENCE = 5000;

/** What a scene is asked to be: seen through other eyes, or of another line. */
export type Wish = readonly [name: "viewer", value: number | null] | readonly [name: "branch", value: number[]];

export interface Viewers {
  /** Whose eyes the select shows: the one asked for, or that of the scene. */
  readonly shown: number | null;
  /** The scene that was asked for is not there yet. */
  readonly waiting: boolean;
  ask(...wish: Wish): void;
}

/** Seats and paths as texts: a path is never the same object again. */
const same = (a: unknown, b: unknown): boolean => `${a}` === `${b}`;

export function watchViewers(shared: Shared, signal: AbortSignal): Viewers {
  const { traits: model } = shared;
  /** What was asked for, while the scene is not there yet. */
  let wanted: Wish | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    clearTimeout(timer);
    wanted = undefined;
  };
  shared.subscribe(() => {
    if (!wanted) return;
    const [name, value] = wanted;
    // Otherwise the kernel refused it and put the trait back, or is gone.
    if (shared.kernelGone || same(shared.scene[name], value) || !same(model.get(name), value)) settle();
  }, signal);
  atEnd(signal, settle);

  return {
    get shown() {
      return wanted?.[0] === "viewer" ? wanted[1] : shared.scene.viewer;
    },
    get waiting() {
      return !!wanted;
    },
    ask(...wish) {
      const [name, value] = wish;
      const now = shared.scene[name];
      if (same(value, name === "viewer" ? this.shown : now) && same(value, model.get(name))) return;
      // Asked once more: what has not changed would not be sent.
      if (same(value, model.get(name))) model.set(name, now);
      const ready = name === "viewer" && model.get("scenes")?.[value ?? "everyone"];
      if (ready) shared.write("scene", ready);
      else if (shared.kernelGone) {
        shared.complain(shared.t("core-no-viewer"));
        return;
      } else if (same(value, now)) settle();
      else {
        clearTimeout(timer);
        wanted = wish;
        // The wish itself stays with the kernel, which may be busy, or come back: its answer is shown whenever it comes.
        timer = setTimeout(() => {
          settle();
          shared.complain(shared.t("core-no-answer"));
        }, PATIENCE);
      }
      shared.write(name, value);
    },
  };
}
