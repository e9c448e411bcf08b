/** The one place where the scene for a viewer is obtained: from the page itself, or from the kernel. */

import type { Shared } from "./shared.ts";
import * as words from "./words.ts";

/** How long a kernel may take before the person is told that none answers (milliseconds). */
const PATIENCE = 5000;

export class Viewers {
  /** The viewer asked for, while the scene is not there yet. */
  wanted: number | null | undefined;
  /** The viewer that was given up: a slow kernel may still answer. */
  #late: number | null | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shared: Shared;

  constructor(shared: Shared, signal: AbortSignal) {
    this.#shared = shared;
    shared.subscribe(() => this.#changed(), signal);
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /** Whose eyes the select shows: the one asked for, or that of the scene. */
  get shown(): number | null {
    return this.wanted === undefined ? this.#shared.scene.viewer : this.wanted;
  }

  get waiting(): boolean {
    return this.wanted !== undefined;
  }

  choose(viewer: number | null): void {
    const shared = this.#shared;
    if (viewer === this.shown) return;
    const ready = shared.model.get("scenes")?.[viewer === null ? "everyone" : String(viewer)];
    if (ready) {
      shared.write("scene", ready);
      shared.write("viewer", viewer);
      return;
    }
    if (shared.kernelGone) {
      this.#giveUp(words.NO_VIEWER);
      return;
    }
    clearTimeout(this.#timer);
    this.wanted = viewer;
    this.#timer = setTimeout(() => this.#giveUp(words.NO_ANSWER), PATIENCE);
    shared.write("viewer", viewer);
  }

  #changed(): void {
    if (this.wanted === undefined) {
      if (this.#late === undefined || this.#shared.scene.viewer !== this.#late) return;
      this.#shared.model.set("viewer", this.#late);
      this.#late = undefined;
      return;
    }
    if (this.#shared.scene.viewer === this.wanted) this.#settle();
    // The kernel refused the viewer and put the trait back, or is gone.
    else if (this.#shared.model.get("viewer") !== this.wanted) this.#settle();
    else if (this.#shared.kernelGone) this.#giveUp(null);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.wanted = undefined;
  }

  #giveUp(text: string | null): void {
    this.#late = this.wanted;
    this.#settle();
    const shared = this.#shared;
    if (text !== null) shared.problem = text;
    if (shared.model.get("viewer") !== shared.scene.viewer) shared.model.set("viewer", shared.scene.viewer);
    shared.tell();
  }
}
