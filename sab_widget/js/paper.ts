/** Questions in a page of its own: it counts answers and turns over, as a kernel would. */

import type { Scene } from "./types.ts";
import type { AskFilled, Live } from "./types_live.ts";

/** What the page asks for about a question. */
export interface Answered {
  kind: string;
  at: number;
  cells?: AskFilled["cells"];
  fields?: AskFilled["fields"];
  correct?: boolean;
}

export class Paper {
  readonly #scenes: readonly Scene[];
  readonly #lives: Live[];
  #at = 0;

  constructor(scenes: readonly Scene[], lives: readonly Live[]) {
    this.#scenes = scenes;
    this.#lives = [...lives];
  }

  /** What is shown and asked from now on. */
  receive({ kind, at, cells = [], fields = [], correct = false }: Answered): { live?: Live; scene?: Scene } {
    const { ask, sheet } = this.#lives[at] ?? {};
    const scene = this.#scenes[at];
    if (!ask || !scene) return {};
    if (kind === "open question") {
      this.#at = at;
      return this.#shown(scene);
    }
    if (at !== this.#at || kind !== "answer") return {};
    const answered = { ...ask, attempts: ask.attempts + 1, given: { cells, fields }, correct };
    this.#lives[at] = { ...this.#lives[at], ask: answered };
    if (sheet) {
      const items = sheet.items.map((item, i) => (i === at ? { ...item, correct } : item));
      for (const [i, live] of this.#lives.entries()) this.#lives[i] = { ...live, sheet: { ...sheet, items } };
    }
    return this.#shown();
  }

  #shown(scene?: Scene): { live?: Live; scene?: Scene } {
    const live = this.#lives[this.#at];
    return { ...(live && { live }), ...(scene && { scene }) };
  }
}
