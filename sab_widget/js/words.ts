/** All words of the interface, and how cells, tunnels and answers are put into words. */

import { hasLadder, sidesOf } from "./cells.ts";
import type { Break } from "./inspect.ts";
import type { GoalAt, Moment, SeatAt } from "./moment.ts";
import type { Cell, Reason, Scene, Side } from "./types.ts";

export const NO_SCENE = "There is nothing to show: the widget was given no scene. Make it from a Mine, a Game or a Record.";
export const BROKEN_SCENE = "This scene cannot be drawn: parts of it are missing. Run the cell again.";
export const KERNEL_GONE =
  "The kernel was restarted or shut down: run the cell again to connect. You can still step through the game.";
export const NO_VIEWER_WITHOUT_KERNEL =
  "The kernel is gone, and only it can show the game through other eyes: run the cell again. You can still step through the game.";
export const NO_ANSWER =
  "The kernel has not answered: it may be busy or gone. Until it does, the viewer stays as it was. You can still step through the game.";
export const TURNS_MISSING = "Some turns have not reached this page: run the cell again to see them.";
export const PALETTE = "All cards";
export const NOTHING_POINTED_AT = "Point at a tunnel to see what it is connected to, or pick a card to see where it may lie.";
export const WAITING = "Waiting for the kernel…";

export function wrongVersion(version: unknown): string {
  return `This scene is of version ${String(version)}, and this page knows version 1. Restart the kernel, reload the page and run the cell again.`;
}

export function notDrawn(part: string, error: unknown): string {
  return `${part} could not be drawn (${reasonOf(error)}). Step to another turn, or run the cell again.`;
}

export function notDone(error: unknown): string {
  return `That did not work (${reasonOf(error)}). Try again, or run the cell again.`;
}

export function notStarted(error: unknown): string {
  return `The widget could not be drawn (${reasonOf(error)}). Run the cell again; if that does not help, restart the kernel and reload the page.`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const SIDE_NAMES: Record<Side, string> = { N: "north", E: "east", S: "south", W: "west" };

export function sideName(side: Side): string {
  return SIDE_NAMES[side];
}

export function cellName([column, row]: Cell): string {
  return `column ${column}, row ${row}`;
}

/** `a, b and c` */
export function list(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sides(tunnel: string): string {
  return sidesOf(tunnel).map(sideName).join("–");
}

/** One tunnel: `tunnel north–south`, `stub east`. */
export function tunnelName(tunnel: string): string {
  const stub = sidesOf(tunnel).length === 1 && !hasLadder(tunnel);
  return `${stub ? "stub" : "tunnel"} ${sides(tunnel)}${hasLadder(tunnel) ? " with a ladder to the surface" : ""}`;
}

/** All tunnels of a card: `tunnel north–south and a stub east`. */
export function faceName(tunnels: readonly string[]): string {
  return list(tunnels.map((tunnel, number) => (number ? `a ${tunnelName(tunnel)}` : tunnelName(tunnel))));
}

export function turnOf(turn: number, last: number): string {
  return `turn ${turn} of ${last}`;
}

/** What a turn was, with its comment. */
export function turnWords(moment: Moment): string {
  return [moment.action.text, moment.action.comment].filter(Boolean).join(" ");
}

/** What lies at a cell, for the grid. */
export function cellContents(
  scene: Scene,
  moment: Moment,
  key: string,
  connected: (tunnel: number) => boolean,
  revealed: boolean,
): string {
  const goal = moment.goals.get(key);
  if (goal && !goal.up) return downGoal(goal, scene.viewer, revealed);
  const face = moment.faces.get(key);
  if (face === undefined) return "empty";
  const info = scene.faces[face];
  const tunnels = info?.tunnels ?? [];
  const states = tunnels.map((_, number) => (connected(number) ? "connected" : "not connected"));
  const same = states.every((state) => state === states[0]);
  const name = same
    ? faceName(tunnels)
    : list(tunnels.map((tunnel, i) => `${i ? "a " : ""}${tunnelName(tunnel)} ${states[i]}`));
  const parts = [goal ? `goal, ${goal.kind ?? ""}, ${name}` : key === "0,0" ? `start, ${name}` : name];
  if (info?.turned) parts.push("turned");
  if (same && states[0]) parts.push(states[0]);
  return parts.join(", ");
}

function downGoal(goal: GoalAt, viewer: number | null, revealed: boolean): string {
  if (goal.kind === null) return "goal, face down";
  if (viewer === null) return revealed ? `goal, face down, peeked at: ${goal.kind}` : "goal, face down";
  return `goal, face down, known: ${goal.kind}`;
}

export function brokenWords({ kind, cell, side }: Break): string {
  const where = cellName(cell);
  const over = side ? SIDE_NAMES[side] : "";
  switch (kind) {
    case "stub":
      return `The way breaks on the card at ${where}: its tunnels do not meet.`;
    case "gap":
      return `The way breaks ${over} of ${where}: no card lies there.`;
    case "wall":
      return `The way breaks ${over} of ${where}: the card there shows a wall.`;
    case "goal":
      return `The way breaks ${over} of ${where}: a goal that is face down connects nothing.`;
    default:
      return `The way breaks at ${where}: nothing leads on from there.`;
  }
}

export function distanceWords({ cell, up, distance }: GoalAt): string {
  const name = `the goal at ${cellName(cell)}`;
  if (up || distance === 0) return `${name} is reached`;
  return distance === null ? `${name} cannot be reached` : `${name}: ${count(distance, "more card")}`;
}

/** A reason with its blanks filled. */
export function reasonWords(reason: Reason, cell: Cell, neighbour: Cell | null): string {
  const said = reason.text.replaceAll("{cell}", cellName(cell));
  return capital(neighbour ? said.replaceAll("{neighbour}", cellName(neighbour)) : said);
}

export function roleName(role: string | null): string {
  return role === null ? "role unknown" : capital(role);
}

export function nuggetsName(nuggets: number): string {
  return count(nuggets, "nugget");
}

/** A seat in one line, for a screen reader. */
export function seatName(seat: SeatAt, toMove: boolean): string {
  const parts = [seat.name];
  if (toMove) parts.push("to play next");
  if (seat.role !== undefined) parts.push(roleName(seat.role));
  parts.push(seat.tools.length ? `broken: ${list(seat.tools)}` : "no broken tools");
  parts.push(count(seat.hand.count, "card"));
  if (seat.nuggets !== null) parts.push(nuggetsName(seat.nuggets));
  return parts.join(", ");
}
