/** The front end of the widget: wires the model to the views. Whatever fails is drawn in the cell. */

import type { AnyModel } from "@anywidget/types";
import { render } from "preact";
import { announceSteps } from "./announce.ts";
import { Desk } from "./desk.ts";
import { atEnd } from "./life.ts";
import { parts } from "./parts.ts";
import { watchRoom } from "./room.ts";
import { Shared } from "./shared.ts";
import { shadeOf, watchPage } from "./theme.ts";
import { tellLanguages } from "./tongue.ts";
import type { Traits } from "./types.ts";
import { type Viewers, watchViewers } from "./viewer.ts";
import { App } from "./views/App.tsx";

interface Props {
  model: AnyModel<Traits>;
  signal?: AbortSignal;
}

/** Hosts older than the abort signal close what was opened by calling what it returned. */
function lifeOf(signal: AbortSignal | undefined): AbortController {
  const life = new AbortController();
  if (signal) atEnd(signal, () => life.abort());
  return life;
}

/** A place of our own, so that neither the page's styles nor another widget's ids reach in. */
function openRoot(el: HTMLElement, css: string, signal: AbortSignal): HTMLElement {
  const host = document.createElement("div");
  host.className = "sab-host";
  // Beside other widgets it takes an equal share: by itself it would ask for no width at all. A notebook clears `width`.
  el.style.inlineSize ||= "100%";
  el.style.minInlineSize ||= "0";
  host.dataset.lmSuppressShortcuts = "true";
  host.dataset.jpSuppressContextMenu = "true";
  const root = document.createElement("div");
  const style = document.createElement("style");
  style.textContent = css;
  host.attachShadow({ mode: "open" }).append(style, root);
  el.append(host);
  // A notebook may keep the place of a view that is gone: nothing of ours stays in it.
  atEnd(signal, () => host.remove());
  return root;
}

function openView(shared: Shared, viewers: Viewers, root: HTMLElement, signal: AbortSignal): void {
  let asked = false;
  const draw = () => {
    asked = false;
    if (signal.aborted) return;
    const { language, direction } = shared.words;
    // Written anew, even the same would have the browser style all that is there again.
    const look = { class: `sab-root sab-${shadeOf(shared.theme)}`, lang: language, dir: direction };
    for (const [name, value] of Object.entries(look))
      if (root.getAttribute(name) !== value) root.setAttribute(name, value);
    render(<App desk={desk} />, root);
  };
  const ask = (now?: boolean) => {
    if (now) draw();
    else if (!asked) queueMicrotask(draw);
    asked = !now;
  };
  const desk = new Desk(shared, viewers, root, ask);
  shared.subscribe(ask, signal);
  watchPage(ask, signal);
  watchRoom(root, signal);
  announceSteps(desk, signal);
  shared.listen((message) => {
    for (const part of parts) part.hear?.(desk, message);
  }, signal);
  for (const part of parts) part.open?.(desk, signal);
  atEnd(signal, () => render(null, root));
  draw();
}

function alarm(el: HTMLElement, error: unknown): void {
  console.error(error);
  const box = document.createElement("div");
  box.setAttribute("role", "alert");
  box.style.cssText = "border:2px solid;padding:1em;font:14px/1.5 system-ui";
  // Whatever is broken may be what brings the words of another language.
  box.textContent = `The widget could not be drawn (${error instanceof Error ? error.message : error}). Run the cell again.`;
  el.append(box);
}

export default () => {
  let shared: Shared | undefined;
  let viewers: Viewers | undefined;
  /** One for all views; a view tries again when the first attempt has failed, and says what it meets. */
  const open = ({ model }: Props, signal: AbortSignal) => {
    if (!shared) {
      shared = new Shared(model, signal);
      tellLanguages(shared);
    }
    viewers ??= watchViewers(shared, signal);
    return [shared, viewers] as const;
  };
  return {
    initialize(props: Props) {
      const life = lifeOf(props.signal);
      try {
        open(props, life.signal);
      } catch (error) {
        console.error(error);
      }
      return () => life.abort();
    },
    render(props: Props & { el: HTMLElement }) {
      const life = lifeOf(props.signal);
      try {
        const [shared, viewers] = open(props, life.signal);
        openView(shared, viewers, openRoot(props.el, shared.traits.get("styles") ?? "", life.signal), life.signal);
      } catch (error) {
        alarm(props.el, error);
      }
      return () => life.abort();
    },
  };
};
