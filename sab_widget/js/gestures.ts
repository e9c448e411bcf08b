/** Pointer and wheel on the board: pointing, clicking, dragging, pinching. The wheel alone belongs to the page. */

import { cellOf } from "./cells.ts";
import type { Desk } from "./desk.ts";
import { type Drag, firstOf } from "./parts.ts";

/** A pointer that moved no farther than this has clicked (pixels). */
const STILL = 4;
const WHEEL = 0.0022;

interface Point {
  x: number;
  y: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const onControl = ({ target }: Event) => (target as Element).closest("button");

/** Listen to a board until the signal. */
export function followGestures(desk: Desk, board: HTMLElement, signal: AbortSignal): void {
  /** The pointers that are down, and where they were last. */
  const down = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let dragged = false;
  /** What follows the drag, when that is not the mine itself. */
  let drag: Drag | undefined;

  const on = <E extends Event>(name: string, handle: (event: E) => void, passive = true) =>
    board.addEventListener(name, desk.on(handle) as EventListener, { signal, passive });
  /** Units of the mine in one pixel. */
  const scale = () => desk.box.w / board.clientWidth;
  /** A point of the window as a point of the mine. */
  const inMine = ({ x, y }: Point) => {
    const { left, top } = board.getBoundingClientRect();
    return [desk.box.x + (x - left) * scale(), desk.box.y + (y - top) * scale()] as const;
  };

  const breakOff = () => {
    drag?.(null, true);
    drag = undefined;
  };

  on("pointerdown", (event: PointerEvent) => {
    if (event.button || onControl(event)) return;
    if (!down.size) {
      dragged = false;
      start = event;
      drag = firstOf(desk, (part) => part.grab?.(desk, desk.targetAt(...inMine(event)), event.pointerType === "touch"));
    } else breakOff();
    down.set(event.pointerId, event);
    if (desk.local.walked) desk.set({ walked: null });
  });

  on("pointermove", (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") desk.point(onControl(event) ? null : desk.targetAt(...inMine(event)));
      return;
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !dragged) {
      if (distance(start, event) < STILL) return;
      board.setPointerCapture(event.pointerId);
    }
    dragged = true;
    if (drag) drag(desk.targetAt(...inMine(event)), false);
    else if (!other) desk.pan((before.x - event.x) * scale(), (before.y - event.y) * scale());
    else if (distance(before, other)) {
      const middle = { x: (event.x + other.x) / 2, y: (event.y + other.y) / 2 };
      desk.zoom(distance(event, other) / distance(before, other), ...inMine(middle));
    }
    down.set(event.pointerId, event);
  });

  on("pointerup", (event: PointerEvent) => {
    down.delete(event.pointerId);
    if (dragged) drag?.(desk.targetAt(...inMine(event)), true);
    drag = undefined;
  });
  on("pointercancel", (event: PointerEvent) => {
    down.delete(event.pointerId);
    breakOff();
  });
  on("pointerleave", () => desk.point(null));

  on("click", (event: MouseEvent) => {
    if (onControl(event) || dragged) return;
    const cell = (event.target as Element).closest<HTMLElement>("[data-cell]")?.dataset.cell;
    if (!event.detail && cell) {
      // A click without a pointer, as screen readers make it.
      desk.stand(cellOf(cell));
      desk.actOnCell();
      return;
    }
    const target = desk.targetAt(...inMine(event));
    const [c0, r0, c1, r1] = desk.shared.scene.extent;
    const [column, row] = target.cell;
    if (column < c0 || column > c1 || row < r0 || row > r1) return;
    desk.set({ cell: target.cell });
    desk.act(target);
  });

  on(
    "wheel",
    (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      desk.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 16 : 1) * WHEEL), ...inMine(event));
    },
    false,
  );
}
