/** The words of the interface: messages, and how cells, tunnels and answers are put into words. */

import { hasLadder, sidesOf } from "./cells.ts";
import type { Break } from "./inspect.ts";
import type { GoalAt, Moment, SeatAt } from "./story.ts";
import type { Cell, Reason, Side } from "./types.ts";

const STILL = "You can still step through the game.";
export const NO_SCENE = "There is nothing to show. Make the widget from a Mine, a Game or a Record.";
export const BROKEN_SCENE = "This scene cannot be drawn: parts of it are missing. Run the cell again.";
export const KERNEL_GONE = `The kernel was restarted or shut down: run the cell again to connect. ${STILL}`;
export const NO_VIEWER = `The kernel is gone, and only it can show other eyes: run the cell again. ${STILL}`;
export const NO_ANSWER = `The kernel has not answered: it may be busy or gone. The viewer stays as it was. ${STILL}`;
export const TURNS_MISSING = "Some turns have not reached this page: run the cell again to see them.";
export const NOTHING_POINTED_AT =
  "Point at a tunnel to see what it is connected to, or pick a card to see where it may lie.";
export const NOWHERE = "This way round it may lie nowhere.";
export const WAITING = "Waiting for the kernel…";

export const wrongVersion = (version: unknown): string =>
  `This page draws scenes of version 1, not ${version}. Restart the kernel, reload the page, run the cell again.`;

const saidOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const notDrawn = (part: string, error: unknown): string =>
  `${part} could not be drawn (${saidOf(error)}). Step to another turn, or run the cell again.`;

export const notDone = (error: unknown): string =>
  `That did not work (${saidOf(error)}). Try again, or run the cell again.`;

export const SIDE: Record<Side, string> = { N: "north", E: "east", S: "south", W: "west" };

export const cellName = ([column, row]: Cell): string => `column ${column}, row ${row}`.replace(/-/g, "−");

/** `a, b and c` */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One tunnel: `tunnel north–south`, `stub east`. */
export function tunnelName(tunnel: string): string {
  const sides = sidesOf(tunnel);
  const kind = sides.length > 1 || hasLadder(tunnel) ? "tunnel" : "stub";
  const ladder = hasLadder(tunnel) ? " with a ladder to the surface" : "";
  return `${kind} ${sides.map((side) => SIDE[side]).join("–")}${ladder}`;
}

/** All tunnels of a card: `tunnel north–south and a stub east`. */
export const faceName = (tunnels: readonly string[], states: readonly string[] = []): string =>
  list(tunnels.map((tunnel, i) => `${i ? "a " : ""}${tunnelName(tunnel)}${states[i] ? ` ${states[i]}` : ""}`));

export const turnOf = ({ turn, scene }: Moment): string => `turn ${turn} of ${scene.last}`;

/** `Turn 12 of 60: Ada lays …`, with the comment. */
export function turnWords(moment: Moment): string {
  const { text, comment } = moment.action;
  return `T${turnOf(moment).slice(1)}: ${comment ? `${text} ${comment}` : text}`;
}

/** What lies at a cell, for the grid. */
export function cellContents({ story, goals, faces, scene, tunnels }: Moment, key: string, peeked: boolean): string {
  const goal = goals.get(key);
  if (goal && !goal.up) {
    const known = goal.kind && (scene.viewer === null ? peeked && "peeked at" : "known");
    return `goal, face down${known ? `, ${known}: ${goal.kind}` : ""}`;
  }
  const face = faces.get(key);
  if (!face) return "empty";
  const info = story.face(face);
  const states = info.tunnels.map((_, i) => (tunnels.get(`${key},${i}`)?.in === 0 ? "connected" : "not connected"));
  const [state] = new Set(states).size === 1 ? states : [];
  const parts = [faceName(info.tunnels, state ? [] : states)];
  if (goal) parts.unshift("goal", goal.kind ?? "");
  else if (key === "0,0") parts.unshift("start");
  if (info.turned) parts.push("turned");
  if (state) parts.push(state);
  return parts.join(", ");
}

const BREAKS: Record<string, string> = {
  gap: ": no card lies there.",
  wall: ": the card there shows a wall.",
  goal: ": a goal that is face down connects nothing.",
  stub: ": its tunnels do not meet.",
};

export function brokenWords({ kind, cell, side }: Break): string {
  const where = side ? `${SIDE[side]} of` : kind === "stub" ? "on the card at" : "at";
  return `The way breaks ${where} ${cellName(cell)}${BREAKS[kind] ?? ": nothing leads on from there."}`;
}

export function distanceWords({ cell, up, distance }: GoalAt): string {
  const far = up || distance === 0 ? "reached" : distance === null ? "out of reach" : `${count(distance, "card")} away`;
  return `the goal at ${cellName(cell)} is ${far}`;
}

/** A reason with its blanks filled. */
export const reasonWords = ({ text }: Reason, cell: Cell, neighbour: Cell | null): string =>
  capital(text.replace("{cell}", cellName(cell)).replace("{neighbour}", neighbour ? cellName(neighbour) : ""));

export const roleName = (role: string | null): string => capital(role ?? "role unknown");

/** A seat in one line, for a screen reader. */
export const seatName = ({ name, role, tools, hand, nuggets }: SeatAt, toMove: boolean): string =>
  [
    name,
    toMove && "to play next",
    role !== undefined && roleName(role),
    tools.length ? `broken: ${list(tools)}` : "no broken tools",
    count(hand.count, "card"),
    nuggets !== null && count(nuggets, "nugget"),
  ]
    .filter(Boolean)
    .join(", ");
