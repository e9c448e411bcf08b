/** What all views of one widget share: its traits, the turn, the clock, what the kernel says. No drawing. */

import type { AnyModel } from "@anywidget/types";
import { sameCell } from "./cells.ts";
import { turnKey } from "./drawn.ts";
import { atEnd } from "./life.ts";
import { parts } from "./parts.ts";
import { type Clock, makeClock } from "./player.ts";
import { makeSay, type Say } from "./say.ts";
import { type Moment, Story } from "./story.ts";
import { append } from "./tracks.ts";
import type { Append, Cell, Scene, Selected, ThemeChoice, Traits, WordsTrait } from "./types.ts";
import type { Live, Message, Wanted } from "./types_live.ts";
import { within } from "./view.ts";

/** While playing or dragging, the kernel hears of the turn at most that often (milliseconds). */
const SAVE_EVERY = 100;
/** Letters that one reads in a second. */
const READ = 15;
/** The traits of which a change is an event; and the scene. */
const HEARD = "art viewer branch selected revealed theme speed live words marks turn";
const NO_ART = {};
const NOTHING: Live = {};
const NO_MARKS: readonly string[] = [];
const ENGLISH: WordsTrait = { language: "en", locale: "en-GB", direction: "ltr", messages: [] };
/** In a notebook that keeps modules, all widgets count on together, and no two have the same ids. */
let widgets = 0;

/** What is wrong with a scene, in words; null when it can be shown. */
export function faultOf(t: Say, scene: Partial<Scene> | null | undefined): string | null {
  if (!scene?.version) return t("core-no-scene");
  if (scene.version !== 1) return t("core-wrong-version", { version: `${scene.version}` });
  const { tracks, turns, extent, legal, faces, players, rounds } = scene;
  return tracks && turns && extent && legal && faces && players && rounds ? null : t("core-broken-scene");
}

interface Problem extends Message {
  text: string;
}

export class Shared {
  readonly traits: AnyModel<Traits>;
  readonly clock: Clock;
  turn = 0;
  /** Something the kernel, or a lost kernel, has to say. */
  problem: string | null = null;
  kernelGone = false;
  /** A person holds the slider or a button: what the kernel echoes meanwhile is old. */
  #held = false;
  #writing = false;
  #sent: number | null = null;
  #unsent = false;
  /** The scene has changed, and nobody has been told yet. */
  #untold = false;
  #savedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #story: Story | undefined;
  /** What this page has written last, unless the kernel has had another word since. */
  #own = new Map<keyof Traits, unknown>();
  #prefix = `sab${++widgets}-`;
  #views = new Set<() => void>();
  #listeners = new Set<(message: Message) => void>();
  #say: [words: WordsTrait, say: Say] | undefined;

  constructor(model: AnyModel<Traits>, signal: AbortSignal) {
    this.traits = model;
    this.clock = makeClock(
      () => this.#advance(),
      () => this.speed,
      // At the usual speed a turn takes a second, and a comment on it as long as reading takes.
      () => 1 + (this.moment.action.comment?.length ?? 0) / READ,
    );
    this.turn = this.#clamp(model.get("turn"));
    for (const name of HEARD.split(" ") as (keyof Traits)[]) {
      model.on(`change:${name}`, () => this.#writing || this.#heed(name));
    }
    model.on("change:scene", () => this.#sceneChanged());
    model.on(
      "msg:custom",
      (message: Message, bytes: DataView<ArrayBuffer>[]) =>
        parts.some((part) => part.mail?.(this, message, bytes)) || this.hear(message),
    );
    model.on("comm_live_update", () => this.loseKernel());
    document.addEventListener("visibilitychange", () => document.hidden && this.pause(), { signal });
    atEnd(signal, () => {
      this.clock.stop();
      clearTimeout(this.#timer);
    });
  }

  /** Call back when anything that is shared has changed. */
  subscribe(changed: () => void, signal: AbortSignal): void {
    this.#views.add(changed);
    atEnd(signal, () => this.#views.delete(changed));
  }

  /** Call back with each message of the kernel that is not about the replay. */
  listen(heard: (message: Message) => void, signal: AbortSignal): void {
    this.#listeners.add(heard);
    atEnd(signal, () => this.#listeners.delete(heard));
  }

  tell(): void {
    this.#untold = false;
    for (const changed of this.#views) changed();
  }

  // Traits

  get fault(): string | null {
    return faultOf(this.t, this.scene);
  }

  get scene(): Scene {
    return this.traits.get("scene");
  }

  get story(): Story {
    const { scene, t } = this;
    const art = this.traits.get("art") ?? NO_ART;
    if (this.#story?.scene !== scene || this.#story.art !== art || this.#story.t !== t) {
      this.#story = new Story(scene, art, this.#prefix, t);
    }
    return this.#story;
  }

  get moment(): Moment {
    return this.story.at(this.turn);
  }

  get selected(): Selected {
    return this.traits.get("selected") ?? null;
  }

  get revealed(): Cell[] {
    return this.scene.viewer === null ? (this.traits.get("revealed") ?? []) : [];
  }

  get theme(): ThemeChoice {
    return this.traits.get("theme");
  }

  get speed(): number {
    return within(this.traits.get("speed") || 1, 0.25, 8);
  }

  /** What a person may do now. */
  get live(): Live {
    return this.traits.get("live") ?? NOTHING;
  }

  get words(): WordsTrait {
    return this.traits.get("words") ?? ENGLISH;
  }

  /** A message in the language of the widget. */
  get t(): Say {
    const { words } = this;
    if (this.#say?.[0] !== words) this.#say = [words, makeSay(words)];
    return this.#say[1];
  }

  /** Ask the kernel for something. */
  send(message: Wanted): void {
    try {
      this.traits.send(message);
    } catch {
      this.loseKernel();
    }
  }

  /** The marks over the turn that is shown. */
  get drawn(): readonly string[] {
    return this.traits.get("marks")?.[turnKey(this.scene, this.turn)] ?? this.moment.action.marks ?? NO_MARKS;
  }

  /** Write a trait for the other views and for the kernel. */
  write<K extends keyof Traits>(name: K, value: Traits[K]): void {
    this.#set(name, value);
    this.#save();
    this.tell();
  }

  /** Turn a goal up just to look, or down again. */
  reveal(cell: Cell): void {
    const others = this.revealed.filter((goal) => !sameCell(goal, cell));
    this.write("revealed", others.length < this.revealed.length ? others : [...others, cell]);
  }

  // The turn

  go(turn: number): void {
    turn = this.#clamp(turn);
    if (turn === this.turn) return;
    this.turn = turn;
    this.clock.rest();
    this.#set("turn", turn);
    this.#unsent = true;
    const wait = SAVE_EVERY - (Date.now() - this.#savedAt);
    if (wait <= 0) this.#save();
    else this.#timer ??= setTimeout(() => this.#save(), wait);
    this.tell();
  }

  /** A person takes hold of the turn, or lets go of it. */
  hold(held: boolean): void {
    if (this.#held && !held) {
      // The kernel may have answered with older turns meanwhile: the person's is the one that holds.
      this.#set("turn", this.turn);
      this.#save();
    }
    this.#held = held;
  }

  // Playing

  get playing(): boolean {
    return this.clock.playing;
  }

  /** Nothing can be played on: the game itself is going on, and this is its newest turn. */
  get awaiting(): boolean {
    const { play } = this.live;
    return !!play && play.state !== "over" && this.turn >= this.scene.last;
  }

  play(): void {
    if (this.awaiting) return;
    if (this.turn >= this.scene.last) this.go(0);
    this.clock.start();
    this.tell();
  }

  pause(): void {
    this.clock.stop();
    this.tell();
  }

  #advance(): boolean {
    this.go(this.turn + 1);
    if (this.turn < this.scene.last) return true;
    this.pause();
    return false;
  }

  // The kernel

  /** There is no kernel to answer: said once, until one is heard of again. */
  loseKernel(): void {
    if (this.kernelGone) return;
    this.kernelGone = true;
    this.complain(this.t("core-kernel-gone"));
  }

  complain(text: string | null): void {
    this.problem = text;
    this.tell();
  }

  /** The kernel has set a trait; or a notebook has found its connection again, and put all back as it was before. */
  #heed(name: keyof Traits): void {
    const { scene } = this;
    const known = this.#story?.scene;
    if (scene !== known && JSON.stringify(scene) === JSON.stringify(known)) {
      for (const [own, value] of this.#own) this.#set(own, value as never);
      this.#save();
    } else this.#own.delete(name);
    if (name === "turn") this.#turnChanged();
    else this.tell();
  }

  #set<K extends keyof Traits>(name: K, value: Traits[K]): void {
    this.#own.set(name, value);
    this.#writing = true;
    try {
      this.traits.set(name, value);
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
      this.traits.save_changes();
    } catch {
      this.loseKernel();
    }
  }

  #turnChanged(): void {
    const turn = this.#clamp(this.traits.get("turn"));
    // An echo of what was sent is no event; nor is an older one while a newer turn is on its way.
    if (turn === this.turn || this.#held || (this.#unsent && turn === this.#sent)) return;
    this.turn = turn;
    this.clock.rest();
    this.tell();
  }

  #sceneChanged(): void {
    if (!this.#writing) {
      this.kernelGone = false;
      this.problem = null;
    }
    this.turn = this.#clamp(this.#held ? this.turn : this.traits.get("turn"));
    this.tell();
  }

  /** The scene has been changed in place. */
  renew(): void {
    this.#story = undefined;
    // The kernel may have gone on to the new turn before that turn itself had come.
    this.turn = this.#clamp(this.#held || this.#unsent ? this.turn : this.traits.get("turn"));
    this.#untold = true;
    // What the kernel says next belongs to it, and is drawn with it.
    if (typeof requestAnimationFrame === "function" && !document.hidden)
      requestAnimationFrame(() => this.#untold && this.tell());
    else this.tell();
  }

  /** A message of the kernel. */
  hear(message: Message): void {
    if (this.kernelGone) this.problem = null;
    this.kernelGone = false;
    if (message.kind === "problem") this.complain(`${(message as Problem).text}`);
    else if (message.kind === "append") this.#grow(message as Append);
    else for (const heard of this.#listeners) heard(message);
  }

  #grow(message: Append): void {
    const grown = this.fault === null ? append(this.scene, message) : "gap";
    if (grown === "gap") this.complain(this.t("core-turns-missing"));
    if (grown === "added") this.renew();
  }

  #clamp(turn: unknown): number {
    return within(Math.round(Number(turn)) || 0, 0, this.scene?.last ?? 0);
  }
}
