/** Pointer and wheel on the board: pointing, clicking, dragging, pinching. The wheel alone belongs to the page. */

import { cellOf } from "./cells.ts";
import type { Desk } from "./desk.ts";

/** A pointer that moved no farther than this has clicked (pixels). */
const STILL = 4;
const WHEEL = 0.0022;

interface Point {
  x: number;
  y: number;
}

export class Gestures {
  #desk: Desk;
  #board: HTMLElement;
  #down = new Map<number, Point>();
  #dragged = false;
  #travel = 0;
  #controller = new AbortController();

  constructor(desk: Desk, board: HTMLElement) {
    this.#desk = desk;
    this.#board = board;
    const { signal } = this.#controller;
    const on = <E extends Event>(name: string, handle: (event: E) => void, passive = true) =>
      board.addEventListener(name, desk.on(handle) as EventListener, { signal, passive });
    on("pointerdown", (event: PointerEvent) => this.#pressed(event));
    on("pointermove", (event: PointerEvent) => this.#moved(event));
    on("pointerup", (event: PointerEvent) => this.#released(event));
    on("pointercancel", (event: PointerEvent) => this.#released(event));
    on("pointerleave", () => desk.point(null));
    on("click", (event: MouseEvent) => this.#clicked(event));
    on("wheel", (event: WheelEvent) => this.#wheeled(event), false);
  }

  stop(): void {
    this.#controller.abort();
  }

  /** A point of the window as a point of the mine. */
  #inMine(x: number, y: number): Point {
    const { left, top, width } = this.#board.getBoundingClientRect();
    const { box } = this.#desk;
    const scale = box.w / width;
    return { x: box.x + (x - left) * scale, y: box.y + (y - top) * scale };
  }

  get #unitsPerPixel(): number {
    return this.#desk.box.w / this.#board.clientWidth;
  }

  #onControl(event: Event): boolean {
    return event.target instanceof Element && event.target.closest("button") !== null;
  }

  #pressed(event: PointerEvent): void {
    if (event.button !== 0 || this.#onControl(event)) return;
    if (this.#down.size === 0) {
      this.#dragged = false;
      this.#travel = 0;
    }
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#desk.local.walked) this.#desk.set({ walked: null });
  }

  #moved(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") this.#pointAt(event);
      return;
    }
    const after = { x: event.clientX, y: event.clientY };
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinched(before, after, other);
    else {
      this.#travel = Math.max(this.#travel, Math.hypot(after.x - before.x, after.y - before.y));
      if (!this.#dragged && this.#travel < STILL) return;
      if (!this.#dragged) this.#board.setPointerCapture(event.pointerId);
      this.#dragged = true;
      this.#desk.pan((before.x - after.x) * this.#unitsPerPixel, (before.y - after.y) * this.#unitsPerPixel);
    }
    this.#down.set(event.pointerId, after);
  }

  #pinched(before: Point, after: Point, other: Point): void {
    const spread = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = this.#inMine((after.x + other.x) / 2, (after.y + other.y) / 2);
    this.#dragged = true;
    if (spread(before) > 0) this.#desk.zoom(spread(after) / spread(before), middle.x, middle.y);
  }

  #released(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  #pointAt(event: PointerEvent): void {
    const { x, y } = this.#inMine(event.clientX, event.clientY);
    this.#desk.point(this.#onControl(event) ? null : this.#desk.targetAt(x, y));
  }

  #clicked(event: MouseEvent): void {
    if (this.#onControl(event) || this.#dragged) return;
    const desk = this.#desk;
    const cell = (event.target as Element).closest<HTMLElement>("[data-cell]")?.dataset.cell;
    if (event.detail === 0 && cell) {
      // A click without a pointer, as screen readers make it.
      desk.stand(cellOf(cell));
      desk.actOnCell();
      return;
    }
    const { x, y } = this.#inMine(event.clientX, event.clientY);
    const target = desk.targetAt(x, y);
    const [c0, r0, c1, r1] = desk.shared.scene.extent;
    const [column, row] = target.cell;
    if (column < c0 || column > c1 || row < r0 || row > r1) return;
    desk.set({ cell: target.cell });
    desk.act(target);
  }

  #wheeled(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { x, y } = this.#inMine(event.clientX, event.clientY);
    this.#desk.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 16 : 1) * WHEEL), x, y);
  }
}
