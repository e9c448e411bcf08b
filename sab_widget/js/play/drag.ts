/** Dragging a card from the hand: over the mine it shows whether it may lie there, and dropped it is played. */

import type { Desk } from "../desk.ts";
import { act, actOnCell, discard, hold, mine, onSeats, pickedPlace, pickPlace } from "./hands.ts";

/** A pointer that moved no farther than this has clicked (pixels). */
const STILL = 6;

/** The element at a point of the window. */
const under = (desk: Desk, x: number, y: number): Element | null =>
  (desk.root.getRootNode() as ShadowRoot).elementFromPoint(x, y);

/** The cell under a point of the window, if the mine is there. */
function aimAt(desk: Desk, x: number, y: number): void {
  const board = under(desk, x, y)?.closest(".board");
  if (!board) {
    desk.point(null);
    return;
  }
  const { left, top } = board.getBoundingClientRect();
  const scale = desk.box.w / board.clientWidth;
  const { cell } = desk.targetAt(desk.box.x + (x - left) * scale, desk.box.y + (y - top) * scale);
  desk.point({ cell, tunnel: null });
}

/** What lies under a dropped card takes it. */
function drop(desk: Desk, x: number, y: number): void {
  const there = under(desk, x, y);
  const { hover } = desk.local;
  if (there?.closest(".board") && hover) {
    if (!actOnCell(desk, hover.cell)) desk.act(hover);
    return;
  }
  if (there?.closest(".piles, .give-away")) {
    discard(desk);
    return;
  }
  const seat = there?.closest(".seat")?.querySelector<HTMLElement>("[data-seat]")?.dataset.seat;
  const ways = onSeats(desk).filter((way) => `${way.seat}` === seat);
  // With two tools to choose from the person still has to say which.
  if (ways.length === 1 && ways[0]) act(desk, ways[0].deed);
}

let droppedAt = -1;

/** Whether a click is what the browser makes of a drag: it would put the card back. */
export const isDrop = (click: MouseEvent): boolean => Math.abs(click.timeStamp - droppedAt) < 50;

/** Follow a pointer that was pressed on a card of the hand. */
export function startDrag(desk: Desk, place: number, event: PointerEvent): void {
  if (event.button || !mine(desk)) return;
  const card = event.currentTarget as HTMLElement;
  const { clientX, clientY, pointerId } = event;
  const life = new AbortController();
  const { signal } = life;
  let dragged = false;
  // From the beginning: a quick pointer has left the card before it is heard of again.
  card.setPointerCapture(pointerId);
  const on = (name: string, handle: (event: PointerEvent) => void) =>
    card.addEventListener(name, desk.on(handle as (event: Event) => void), { signal });
  on("pointermove", (move) => {
    if (move.pointerId !== pointerId) return;
    if (!dragged) {
      if (Math.hypot(move.clientX - clientX, move.clientY - clientY) < STILL) return;
      dragged = true;
      if (pickedPlace(desk) !== place) pickPlace(desk, place);
    }
    aimAt(desk, move.clientX, move.clientY);
    hold(desk, { drag: { x: move.clientX, y: move.clientY } });
  });
  const end = (done: boolean) => (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    life.abort();
    if (!dragged) return;
    hold(desk, { drag: null });
    droppedAt = up.timeStamp;
    if (done) drop(desk, up.clientX, up.clientY);
    desk.point(null);
  };
  on("pointerup", end(true));
  on("pointercancel", end(false));
}
