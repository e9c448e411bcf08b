/** Signs on buttons, each in a 24 × 24 box. */

export const UNDO = "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H8";
export const REDO = "M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h6";
export const CLEAR = "M4 4h16v16H4zM9 9l6 6M15 9l-6 6";
export const REMOVE = "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5";
export const MOVE = "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3";
export const UP = "M5 20h14M12 16V4M7 9l5-5 5 5";
export const DOWN = "M5 20h14M12 4v12M7 11l5 5 5-5";
export const COPY = "M9 9h11v11H9zM15 9V4H4v11h5";
