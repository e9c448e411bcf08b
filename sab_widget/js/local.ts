/** What one view keeps for itself: where it looks, what the pointer is over, which panels are open. */

import type { Target } from "./inspect.ts";
import type { Cell } from "./types.ts";
import type { Box } from "./view.ts";

export interface Local {
  /** What part of the mine is in sight; null is the whole. */
  box: Box | null;
  /** The size of the board in pixels, once it is known. */
  size: { width: number; height: number } | null;
  /** What the pointer is over. */
  hover: Target | null;
  /** The cell of the grid that Tab leads to. */
  cell: Cell;
  /** The cell that has the focus, when the keyboard brought it there. */
  walked: Target | null;
  showConnected: boolean;
  showEnds: boolean;
  /** The turn that was left by a jump. */
  back: number | null;
  help: boolean;
  /** The hand or palette card that was picked, as `hand 2 4` or `palette NS`. */
  picked: string | null;
  /** Something that went wrong in this view. */
  fault: string | null;
  /** What a screen reader is to be told next. */
  said: string;
}

export function newLocal(): Local {
  return {
    box: null,
    size: null,
    hover: null,
    cell: [0, 0],
    walked: null,
    showConnected: false,
    showEnds: false,
    back: null,
    help: false,
    picked: null,
    fault: null,
    said: "",
  };
}
