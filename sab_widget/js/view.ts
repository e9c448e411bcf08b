/** The part of the mine that is in sight: fit, zoom, pan and clamp over the view box. Pure. */

import type { Cell, Extent } from "./types.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 130;
/** No closer than two cards side by side. */
const NARROWEST = 2 * CARD_WIDTH;
/** Around the cells; on the left and at the top there is room for their numbers. */
const MARGIN = 10;
const NUMBERS = 56;

/** The number nearest to one that is neither below the least nor above the most. */
export function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}

/** The box that shows a whole extent in a window of a ratio (width by height), in its middle. */
export function fit([c0, r0, c1, r1]: Extent, ratio: number): Box {
  const width = (c1 - c0 + 1) * CARD_WIDTH + MARGIN + NUMBERS;
  const height = (r1 - r0 + 1) * CARD_HEIGHT + MARGIN + NUMBERS;
  const w = Math.max(width, height * ratio);
  const h = w / ratio;
  return { x: c0 * CARD_WIDTH - NUMBERS - (w - width) / 2, y: r0 * CARD_HEIGHT - NUMBERS - (h - height) / 2, w, h };
}

/** Keep a box inside the whole, and no larger than it. */
export function clamp(box: Box, whole: Box): Box {
  const w = within(box.w, NARROWEST, whole.w);
  const h = (w * whole.h) / whole.w;
  return {
    x: within(box.x, whole.x, whole.x + whole.w - w),
    y: within(box.y, whole.y, whole.y + whole.h - h),
    w,
    h,
  };
}

/** Come nearer (factor above 1) or go back; the point (x, y) stays where it is in the window. */
export function zoom(box: Box, factor: number, x: number, y: number, whole: Box): Box {
  const w = within(box.w / factor, NARROWEST, whole.w);
  const scale = w / box.w;
  return clamp({ x: x - (x - box.x) * scale, y: y - (y - box.y) * scale, w, h: box.h * scale }, whole);
}

/** Move the box by a distance in the mine. */
export const pan = (box: Box, dx: number, dy: number, whole: Box): Box =>
  clamp({ ...box, x: box.x + dx, y: box.y + dy }, whole);

/** The same view in a window of another shape: the middle and the scale stay. */
export function reshape(box: Box, whole: Box): Box {
  const h = (box.w * whole.h) / whole.w;
  return clamp({ x: box.x, y: box.y + (box.h - h) / 2, w: box.w, h }, whole);
}

/** The least pan that brings a cell into sight. */
export function reveal(box: Box, [column, row]: Cell, whole: Box): Box {
  const left = column * CARD_WIDTH;
  const top = row * CARD_HEIGHT;
  const x = within(box.x, left + CARD_WIDTH - box.w, left);
  const y = within(box.y, top + CARD_HEIGHT - box.h, top);
  return clamp({ ...box, x, y }, whole);
}

/** Whether a box shows the whole. */
export const isWhole = (box: Box, whole: Box): boolean => box.w >= whole.w - 0.5;

/** The cell at a point of the mine. */
export const cellAt = (x: number, y: number): Cell => [Math.floor(x / CARD_WIDTH), Math.floor(y / CARD_HEIGHT)];
