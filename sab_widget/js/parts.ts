/** What a bundle adds to the replay: each part hooks in here, and the rest of the front end knows no more of it. */

import type { ComponentType } from "preact";
import type { Desk } from "./desk.ts";
import type { Findings } from "./findings.ts";
import type { Target } from "./inspect.ts";
import type { Deed, Key } from "./keys.ts";
import type { Shared } from "./shared.ts";
import type { SeatAt } from "./story.ts";
import type { Message } from "./types_live.ts";

/** Where a part may show something. */
export type Spot =
  /** Over everything, such as a curtain. */
  | "over"
  /** Under the toolbar, as wide as the widget. */
  | "top"
  /** In the toolbar. */
  | "tools"
  /** Between the mine and the timeline. */
  | "stage"
  /** Beside the mine, above the inspector. */
  | "side"
  /** Under the table. */
  | "bottom";

export type View = ComponentType<{ desk: Desk }>;

/** What follows a drag over the mine; null when the drag was broken off. */
export type Drag = (to: Target | null, done: boolean) => void;

export interface Part {
  /** Whether it has to do with what is shown now. */
  on(desk: Desk): boolean;
  spots?: Partial<Record<Spot, View>>;
  /** Drawn over the mine; `px` is how much of the mine one pixel is. */
  over?: ComponentType<{ desk: Desk; px: number }>;
  /** Shown in the panel of each seat; drawn again when `live` or what is picked changes. */
  seat?: ComponentType<{ desk: Desk; seat: SeatAt }>;
  /** Keys, asked before those of the replay. */
  keys?: readonly Key[];
  /** Lines for the help: what to press, and what it does. */
  help?(desk: Desk): (readonly [press: string, does: string])[];
  /** A click, or Enter, on a cell; true when that was dealt with. */
  act?(desk: Desk, target: Target): boolean;
  /** A drag begins on the mine there; what is returned follows it in place of the mine, until `done`. */
  grab?(desk: Desk, target: Target, touch: boolean): Drag | undefined;
  /** A click on a card of a hand or of the palette, `hand 2 4` or `palette NS`; true when that was dealt with. */
  pick?(desk: Desk, name: string, source: string): boolean;
  /** What the inspector tells, when it is not what it would tell by itself. */
  findings?(desk: Desk): Findings | undefined;
  /** True while nothing is to be told about tunnels and cells. */
  hush?(desk: Desk): boolean;
  /** True while the picked card may lie nowhere, whatever the cells say. */
  bars?(desk: Desk): boolean;
  /** What a cell of the grid is said to be, after its contents. */
  cell?(desk: Desk, key: string): string | undefined;
  /** A view was opened: listen to what you need until the signal. */
  open?(desk: Desk, signal: AbortSignal): void;
  /** A message of the kernel, before anybody hears it; true when that was dealt with for all views. */
  mail?(shared: Shared, message: Message, bytes?: readonly DataView<ArrayBuffer>[]): boolean;
  /** The kernel has sent a message of another kind than the replay knows; all views hear it. */
  hear?(desk: Desk, message: Message): void;
}

/** Filled by the bundle before a widget is opened. */
export const parts: Part[] = [];

/** The parts that have to do with what is shown now. */
export const partsOf = (desk: Desk): Part[] => parts.filter((part) => part.on(desk));

/** What the first part that answers says. */
export function firstOf<T>(desk: Desk, ask: (part: Part) => T | undefined | false): T | undefined {
  for (const part of partsOf(desk)) {
    const answer = ask(part);
    if (answer) return answer;
  }
  return undefined;
}

export type { Deed };
