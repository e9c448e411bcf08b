/** The one place where another scene is obtained, for a viewer or for a branch: from the page itself, or the kernel. */

import { atEnd } from "./life.ts";
import type { Shared } from "./shared.ts";
import * as words from "./words.ts";

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
  /** What was given up: a slow kernel may still answer. */
  let late: Wish | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    clearTimeout(timer);
    wanted = undefined;
  };
  const giveUp = (text: string | null, [name]: Wish) => {
    late = wanted;
    settle();
    if (text) shared.problem = text;
    model.set(name, shared.scene[name]);
    shared.tell();
  };
  shared.subscribe(() => {
    const { scene } = shared;
    if (wanted) {
      const [name, value] = wanted;
      // Otherwise the kernel refused it and put the trait back, or is gone.
      if (same(scene[name], value) || !same(model.get(name), value)) settle();
      else if (shared.kernelGone) giveUp(null, wanted);
    } else if (late && same(scene[late[0]], late[1])) {
      model.set(late[0], late[1]);
      late = undefined;
    }
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
      if (same(value, name === "viewer" ? this.shown : shared.scene[name])) return;
      const ready = name === "viewer" && model.get("scenes")?.[value ?? "everyone"];
      if (ready) shared.write("scene", ready);
      else if (shared.kernelGone) {
        giveUp(words.NO_VIEWER, wish);
        return;
      } else {
        clearTimeout(timer);
        wanted = wish;
        timer = setTimeout(() => giveUp(words.NO_ANSWER, wish), PATIENCE);
      }
      shared.write(name, value);
    },
  };
}
