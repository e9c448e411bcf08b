/** The words of the interface: messages, and how cells, tunnels and answers are put into words. */

import { hasLadder, sidesOf, step } from "./cells.ts";
import type { Break } from "./inspect.ts";
import type { GoalAt, Moment, SeatAt, Story } from "./story.ts";
import type { Cell, Reason, Scene, Side } from "./types.ts";

const STILL = "You can still step through the game.";
export const NO_SCENE = "There is nothing to show. Make the widget from a Mine, a Game or a Record.";
export const BROKEN_SCENE = "This scene cannot be drawn: parts of it are missing. Run the cell again.";
export const KERNEL_GONE = `The kernel was restarted or shut down: run the cell again to connect. ${STILL}`;
export const NO_VIEWER = `The kernel is gone, and only it can show this: run the cell again. ${STILL}`;
export const NO_ANSWER = `The kernel has not answered: it may be busy or gone. All stays as it was. ${STILL}`;
export const TURNS_MISSING = "Some turns have not reached this page: run the cell again to see them.";
export const NOTHING_POINTED_AT =
  "Point at a tunnel to see what it is connected to, or pick a card to see where it may lie.";
export const NOWHERE = "This way round it may lie nowhere.";
export const NO_WAYS = "No ways are shown.";
export const IN_BRANCH = "This branch was not played.";
export const UNTITLED = "What if …";
export const WAITING = "Waiting for the kernel…";

export const wrongVersion = (version: unknown): string =>
  `This page draws scenes of version 1, not ${version}. Restart the kernel, reload the page, run the cell again.`;

const saidOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const notDrawn = (part: string, error: unknown): string =>
  `${part} could not be drawn (${saidOf(error)}). Step to another turn, or run the cell again.`;

export const notDone = (error: unknown): string =>
  `That did not work (${saidOf(error)}). Try again, or run the cell again.`;

export const SIDE: Record<Side, string> = { N: "north", E: "east", S: "south", W: "west" };

/** A cell for eyes: `8, −2`. */
export const cellName = ([column, row]: Cell): string => `${column}, ${row}`.replace(/-/g, "−");

/** A text of ours for ears: `8, −2` becomes `column 8, row −2`. */
export const spoken = (text: string): string => text.replace(/(−?\d+), (−?\d+)/g, "column $1, row $2");

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

/** `Turn 12 of 60: Ada lays …`, with the comment, for ears. */
export function turnWords(moment: Moment): string {
  const { text, comment } = moment.action;
  const leaves = moment.scene.branches.some(({ turn }) => turn === moment.turn);
  const parts = [`T${turnOf(moment).slice(1)}:`, spoken(text), comment, leaves && "A branch leaves here."];
  return parts.filter(Boolean).join(" ");
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

/** A sentence of the scene with its blanks filled: the cell, the side, and the cell over that side. */
function filled(text: string, cell: Cell, side: Side | null): string {
  const beyond = side ? cellName(step(cell, side)) : "";
  return text
    .replace("{cell}", cellName(cell))
    .replace(/{neighbour}|{beyond}/, beyond)
    .replace("{side}", side ? SIDE[side] : "");
}

export const brokenWords = ({ scene }: Moment, { kind, cell, side }: Break): string =>
  filled(scene.breaks?.[kind] ?? "The way breaks at {cell}.", cell, side);

export function distanceWords({ cell, up, distance }: GoalAt): string {
  const far = up || distance === 0 ? "reached" : distance === null ? "out of reach" : `${count(distance, "card")} away`;
  return `the goal at ${cellName(cell)} is ${far}`;
}

/** Why a card may not lie at a cell. */
export const reasonWords = ({ text, side }: Reason, cell: Cell): string => capital(filled(text, cell, side));

export const roleName = (story: Story, role: string | null): string =>
  capital(role === null ? "role unknown" : story.role(role).name);

/** Who can walk in a tunnel; nothing where there are no doors. */
export const walkers = (teams: string[] | undefined): string[] =>
  teams ? [teams.length ? `${capital(list(teams))} can walk here.` : "No team can walk here."] : [];

/** Which line is shown. */
export const lineName = ({ branch }: Scene): string => (branch.length ? IN_BRANCH : "This is the game as played.");

/** A seat in one line, for a screen reader. */
export const seatName = (
  story: Story,
  { name, role, was, tools, hand, nuggets, trapped, theft }: SeatAt,
  toMove: boolean,
): string =>
  [
    name,
    toMove && "to play next",
    role !== undefined && roleName(story, role),
    was && `was ${story.role(was).name}`,
    trapped && "trapped",
    theft,
    tools.length ? `broken: ${list(tools)}` : "no broken tools",
    count(hand.count, "card"),
    nuggets !== null && count(nuggets, "nugget"),
  ]
    .filter(Boolean)
    .join(", ");
