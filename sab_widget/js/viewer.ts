/** The one place where the scene for a viewer is obtained: from the page itself, or from the kernel. */

import type { Shared } from "./shared.ts";
import * as words from "./words.ts";

/** How long a kernel may take before the person is told that none answers (milliseconds). */
const PATIENCE = 5000;

export interface Viewers {
  /** Whose eyes the select shows: the one asked for, or that of the scene. */
  readonly shown: number | null;
  /** The scene that was asked for is not there yet. */
  readonly waiting: boolean;
  choose(viewer: number | null): void;
}

export function watchViewers(shared: Shared, signal: AbortSignal): Viewers {
  const { traits: model } = shared;
  /** The viewer asked for, while the scene is not there yet. */
  let wanted: number | null | undefined;
  /** The viewer that was given up: a slow kernel may still answer. */
  let late: number | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    clearTimeout(timer);
    wanted = undefined;
  };
  const giveUp = (text: string | null) => {
    late = wanted;
    settle();
    if (text) shared.problem = text;
    model.set("viewer", shared.scene.viewer);
    shared.tell();
  };
  shared.subscribe(() => {
    const { viewer } = shared.scene;
    if (wanted === undefined) {
      if (late !== viewer) return;
      late = undefined;
      model.set("viewer", viewer);
    }
    // Otherwise the kernel refused the viewer and put the trait back, or is gone.
    else if (viewer === wanted || model.get("viewer") !== wanted) settle();
    else if (shared.kernelGone) giveUp(null);
  }, signal);
  signal.addEventListener("abort", settle);

  return {
    get shown() {
      return wanted === undefined ? shared.scene.viewer : wanted;
    },
    get waiting() {
      return wanted !== undefined;
    },
    choose(viewer) {
      if (viewer === this.shown) return;
      const ready = model.get("scenes")?.[viewer ?? "everyone"];
      if (ready) shared.write("scene", ready);
      else if (shared.kernelGone) {
        giveUp(words.NO_VIEWER);
        return;
      } else {
        clearTimeout(timer);
        wanted = viewer;
        timer = setTimeout(() => giveUp(words.NO_ANSWER), PATIENCE);
      }
      shared.write("viewer", viewer);
    },
  };
}
