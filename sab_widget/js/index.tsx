/** The front end of the widget: wires the model to the views. Whatever fails is drawn in the cell. */

import type { AnyModel, InitializeProps, RenderProps } from "@anywidget/types";
import { render } from "preact";
import { Announcer } from "./announce.ts";
import { Desk } from "./desk.ts";
import { Shared } from "./shared.ts";
import boardCss from "./style/board.css";
import partsCss from "./style/parts.css";
import rootCss from "./style/root.css";
import { shadeOf, watchPage } from "./theme.ts";
import type { Traits } from "./types.ts";
import { Viewers } from "./viewer.ts";
import { App } from "./views/App.tsx";
import * as words from "./words.ts";

interface Started {
  shared: Shared;
  viewers: Viewers;
}

let views = 0;

function start(model: AnyModel<Traits>, signal: AbortSignal): Started {
  const shared = new Shared(model, signal);
  return { shared, viewers: new Viewers(shared, signal) };
}

/** A place of our own, so that neither the page's styles nor another widget's ids reach in. */
function openRoot(el: HTMLElement): HTMLElement {
  const host = document.createElement("div");
  host.className = "sab-host";
  host.dataset.lmSuppressShortcuts = "true";
  host.dataset.jpSuppressContextMenu = "true";
  host.style.display = "block";
  const shadow = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = rootCss + boardCss + partsCss;
  const root = document.createElement("div");
  shadow.append(style, root);
  el.append(host);
  return root;
}

function openView({ shared, viewers }: Started, root: HTMLElement, signal: AbortSignal): void {
  let asked = false;
  const draw = () => {
    asked = false;
    if (signal.aborted) return;
    const shade = shadeOf(shared.theme);
    root.className = `sab-root sab-${shade}`;
    render(<App desk={desk} root={root} />, root);
  };
  const ask = () => {
    if (asked) return;
    asked = true;
    queueMicrotask(draw);
  };
  views += 1;
  const desk = new Desk(shared, viewers, `sab${views}-`, ask);
  shared.subscribe(ask, signal);
  watchPage(ask, signal);
  new Announcer(shared, (said) => desk.set({ said }), signal);
  signal.addEventListener("abort", () => {
    render(null, root);
    root.getRootNode() instanceof ShadowRoot && (root.getRootNode() as ShadowRoot).host.remove();
  });
  draw();
}

function alarm(el: HTMLElement, error: unknown): void {
  console.error(error);
  const box = document.createElement("div");
  box.setAttribute("role", "alert");
  box.style.cssText = "border: 2px solid; border-radius: 4px; padding: 0.75em 1em; font: 14px/1.5 system-ui, sans-serif";
  box.textContent = words.notStarted(error);
  el.append(box);
}

/** Hosts older than the abort signal close a view by calling what `render` returns. */
function until(signal: AbortSignal | undefined): { signal: AbortSignal; close: () => void } {
  const controller = new AbortController();
  if (signal?.aborted) controller.abort();
  signal?.addEventListener("abort", () => controller.abort());
  return { signal: controller.signal, close: () => controller.abort() };
}

export default () => {
  let started: Started | undefined;
  let failed: unknown;
  return {
    initialize(props: Pick<InitializeProps<Traits>, "model"> & Partial<InitializeProps<Traits>>) {
      const { signal, close } = until(props.signal);
      try {
        started = start(props.model, signal);
      } catch (error) {
        failed = error;
        console.error(error);
      }
      return close;
    },
    render(props: Pick<RenderProps<Traits>, "model" | "el"> & Partial<RenderProps<Traits>>) {
      const { signal, close } = until(props.signal);
      try {
        if (failed) throw failed;
        started ??= start(props.model, signal);
        openView(started, openRoot(props.el), signal);
      } catch (error) {
        alarm(props.el, error);
      }
      return close;
    },
  };
};
