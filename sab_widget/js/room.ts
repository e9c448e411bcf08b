/**
 * How high the place is in which the widget is seen: the window, or the part of it in which a notebook scrolls; without
 * the toolbar, which has as many rows as it needs.
 */

import { atEnd } from "./life.ts";

/** A box that scrolls but is lower than this is no place to fit into (pixels). */
const LOWEST = 300;

/** Keep the style variable `--room` on the root up to date. */
export function watchRoom(root: HTMLElement, signal: AbortSignal): void {
  const measure = () => {
    // A scrolling box may be as high as what is in it, so it is asked while that is higher than any window.
    root.style.minHeight = "200vh";
    let room = innerHeight;
    const { host } = root.getRootNode() as ShadowRoot;
    for (let box = host.parentElement; box; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.clientHeight > LOWEST) {
        room = Math.min(room, box.clientHeight);
      }
    }
    root.style.minHeight = "";
    const toolbar = root.querySelector<HTMLElement>(".toolbar");
    root.style.setProperty("--room", `${room - (toolbar?.offsetHeight ?? 0)}px`);
  };
  // A flat line tells of changes of the width. The root itself changes its height by what is measured.
  const line = document.createElement("p");
  root.before(line);
  const observer = new ResizeObserver(measure);
  observer.observe(line);
  addEventListener("resize", measure, { signal });
  atEnd(signal, () => observer.disconnect());
}
