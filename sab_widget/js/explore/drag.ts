/** A card or goal that is dragged from where one picks it to where it shall lie. Fingers scroll there instead. */

import type { Desk } from "../desk.ts";

const CARDS = ".fold .hand-card, .goal-palette .hand-card";
/** A pointer that moved no farther than this has clicked (pixels). */
const STILL = 6;

export function followCards(desk: Desk, signal: AbortSignal): void {
  /** The card that is pressed, and where; it is dragged once the pointer has left that place. */
  let card: HTMLElement | null = null;
  let start: PointerEvent | undefined;
  let dragged = false;
  const on = (name: string, handle: (event: PointerEvent) => void) =>
    desk.root.addEventListener(name, desk.on(handle) as EventListener, { signal });

  on("pointerdown", (event) => {
    const mouse = !event.button && event.pointerType !== "touch";
    card = mouse ? (event.target as Element).closest<HTMLElement>(CARDS) : null;
    start = event;
    dragged = false;
  });
  on("pointermove", (event) => {
    if (!card || !start || Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < STILL) return;
    if (card.getAttribute("aria-pressed") !== "true") card.click();
    card = null;
    dragged = true;
  });
  on("pointerup", (event) => {
    card = null;
    const { hover } = desk.local;
    if (!dragged || !hover || !(event.target as Element).closest(".board")) return;
    dragged = false;
    desk.act(hover);
    // A card that may not lie there stays picked, to read why not.
    if (!desk.shared.selected?.cell) desk.unselect();
  });
}
