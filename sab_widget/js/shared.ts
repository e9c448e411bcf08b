/** What all views of one widget share: its traits, the turn, the clock, what the kernel says. No drawing. */

import type { AnyModel } from "@anywidget/types";
import { sameCell } from "./cells.ts";
import { type Moment, momentOf } from "./moment.ts";
import { Clock } from "./player.ts";
import { append } from "./tracks.ts";
import type { Append, Cell, Scene, Selected, ThemeChoice, Traits } from "./types.ts";
import * as words from "./words.ts";

/** While playing or dragging, the kernel hears of the turn at most that often (milliseconds). */
const SAVE_EVERY = 100;

const EMPTY: Scene = {
  version: 1,
  title: "",
  viewer: null,
  last: 0,
  players: [],
  rounds: [],
  extent: [0, 0, 0, 0],
  faces: {},
  cards: {},
  palette: [],
  goals: [],
  tracks: {},
  turns: [],
  legal: { faces: [], rows: [], far: 0, answers: [], reasons: [] },
};

/** What is wrong with a scene, in words; null when it can be shown. */
export function faultOf(scene: unknown): string | null {
  if (!scene || typeof scene !== "object" || Object.keys(scene).length === 0) return words.NO_SCENE;
  const { version, tracks, turns, extent, legal, faces } = scene as Partial<Scene>;
  if (version !== 1) return words.wrongVersion(version);
  const whole = tracks && faces && Array.isArray(turns) && Array.isArray(extent) && legal?.rows;
  return whole ? null : words.BROKEN_SCENE;
}

export class Shared {
  readonly model: AnyModel<Traits>;
  readonly clock: Clock;
  turn = 0;
  /** Counts the moves that were added to the scene in place. */
  revision = 0;
  /** Something the kernel, or a lost kernel, has to say; each of them once. */
  problem: string | null = null;
  kernelGone = false;
  /** A person holds the slider or a button: what the kernel echoes meanwhile is old. */
  #held = false;
  #writing = false;
  #sent: number | null = null;
  #unsent = false;
  #savedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #views = new Set<() => void>();

  constructor(model: AnyModel<Traits>, signal: AbortSignal) {
    this.model = model;
    this.clock = new Clock(
      () => this.#advance(),
      () => this.speed,
    );
    this.turn = this.#clamp(model.get("turn"));
    const on = (name: string, heard: (message: never) => void) => model.on(name, heard);
    on("change:scene", () => this.#sceneChanged());
    on("change:turn", () => this.#turnChanged());
    for (const name of ["art", "viewer", "selected", "revealed", "theme", "speed"]) {
      on(`change:${name}`, () => this.#traitChanged());
    }
    on("msg:custom", (message: Append | { kind: string; text?: string }) => this.#heard(message));
    on("comm_live_update", () => this.loseKernel());
    document.addEventListener("visibilitychange", () => document.hidden && this.pause(), { signal });
    signal.addEventListener("abort", () => {
      this.clock.stop();
      clearTimeout(this.#timer);
      this.#views.clear();
    });
  }

  /** Call back when anything that is shared has changed. */
  subscribe(changed: () => void, signal: AbortSignal): void {
    this.#views.add(changed);
    signal.addEventListener("abort", () => this.#views.delete(changed));
  }

  tell(): void {
    for (const changed of this.#views) changed();
  }

  // Traits

  get fault(): string | null {
    return faultOf(this.model.get("scene"));
  }

  get scene(): Scene {
    return this.fault === null ? this.model.get("scene") : EMPTY;
  }

  get moment(): Moment {
    return momentOf(this.scene, this.revision, this.turn);
  }

  get art(): Record<string, string> {
    return this.model.get("art") ?? {};
  }

  get selected(): Selected {
    const value = this.model.get("selected");
    if (!value || typeof value !== "object") return null;
    if ("face" in value && typeof value.face === "string") return value;
    return "cell" in value && Array.isArray(value.cell) ? value : null;
  }

  get revealed(): Cell[] {
    const value = this.model.get("revealed");
    return this.scene.viewer === null && Array.isArray(value) ? value : [];
  }

  get theme(): ThemeChoice {
    return this.model.get("theme") ?? "auto";
  }

  get speed(): number {
    const value = Number(this.model.get("speed"));
    return value > 0 ? Math.min(Math.max(value, 0.25), 8) : 1;
  }

  /** Write a trait for the other views and for the kernel. */
  write<K extends keyof Traits>(name: K, value: Traits[K]): void {
    this.#set(name, value);
    this.#save();
    this.tell();
  }

  reveal(cell: Cell): void {
    const others = this.revealed.filter((goal) => !sameCell(goal, cell));
    this.write("revealed", others.length < this.revealed.length ? others : [...others, cell]);
  }

  // The turn

  go(turn: number): void {
    turn = this.#clamp(turn);
    if (turn === this.turn) return;
    this.turn = turn;
    this.#set("turn", turn);
    this.#unsent = true;
    const wait = SAVE_EVERY - (Date.now() - this.#savedAt);
    if (wait <= 0) this.#save();
    else this.#timer ??= setTimeout(() => this.#save(), wait);
    this.tell();
  }

  /** A person takes hold of the turn, or lets go of it. */
  hold(held: boolean): void {
    if (this.#held === held) return;
    this.#held = held;
    if (!held) {
      // The kernel may have answered with older turns meanwhile: the person's is the one that holds.
      this.#set("turn", this.turn);
      if (this.#unsent) this.#save();
    }
  }

  // Playing

  get playing(): boolean {
    return this.clock.playing;
  }

  play(): void {
    if (this.scene.last === 0) return;
    if (this.turn >= this.scene.last) this.go(0);
    this.clock.start();
    this.tell();
  }

  pause(): void {
    if (!this.clock.playing) return;
    this.clock.stop();
    this.tell();
  }

  #advance(): boolean {
    this.go(this.turn + 1);
    const more = this.turn < this.scene.last;
    if (!more) this.pause();
    return more;
  }

  // The kernel

  /** There is no kernel to answer: said once, until one is heard of again. */
  loseKernel(): void {
    if (this.kernelGone) return;
    this.kernelGone = true;
    this.complain(words.KERNEL_GONE);
  }

  complain(text: string | null): void {
    this.problem = text;
    this.tell();
  }

  #set<K extends keyof Traits>(name: K, value: Traits[K]): void {
    this.#writing = true;
    try {
      this.model.set(name, value);
    } finally {
      this.#writing = false;
    }
  }

  #save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#savedAt = Date.now();
    this.#sent = this.turn;
    this.#unsent = false;
    try {
      this.model.save_changes();
    } catch {
      this.loseKernel();
    }
  }

  #turnChanged(): void {
    if (this.#writing) return;
    const turn = this.#clamp(this.model.get("turn"));
    // An echo of what was sent is no event; nor is an older one while a newer turn is on its way.
    if (turn === this.turn || this.#held || (this.#unsent && turn === this.#sent)) return;
    this.turn = turn;
    this.#unsent = false;
    this.tell();
  }

  #sceneChanged(): void {
    if (!this.#writing) {
      this.kernelGone = false;
      this.problem = null;
    }
    this.turn = this.#clamp(this.#held ? this.turn : this.model.get("turn"));
    this.tell();
  }

  #traitChanged(): void {
    if (!this.#writing) this.tell();
  }

  #heard(message: Append | { kind: string; text?: string }): void {
    this.kernelGone = false;
    if (message.kind === "append") {
      const grown = this.fault === null ? append(this.scene, message as Append) : "gap";
      if (grown === "gap") return this.complain(words.TURNS_MISSING);
      if (grown === "known") return;
      this.revision += 1;
      // The kernel may have moved on to the new turn before the turn itself had come.
      this.turn = this.#clamp(this.#held || this.#unsent ? this.turn : this.model.get("turn"));
      this.tell();
    } else if (message.kind === "problem") {
      this.complain(String((message as { text?: string }).text ?? ""));
    }
  }

  #clamp(turn: unknown): number {
    const number = Math.round(Number(turn));
    return Number.isFinite(number) ? Math.min(Math.max(number, 0), this.scene.last) : 0;
  }
}
