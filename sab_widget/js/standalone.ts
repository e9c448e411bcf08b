/** Shows the widget in a page of its own, with neither a notebook nor a kernel nor anything from the net. */

import { unpacked } from "./letters.ts";
import { asModel, PageModel } from "./page_model.ts";
import type { Contents } from "./stored.ts";

interface View {
  model: ReturnType<typeof asModel>;
  signal: AbortSignal;
}

/** What the front end exports. */
type Widget = () => { initialize(view: View): unknown; render(view: View & { el: HTMLElement }): unknown };

const place = (id: string) => document.getElementById(id) as HTMLElement;

/** The game, as Python has packed it: JSON, made smaller by zlib, in letters. */
async function contents(): Promise<Contents> {
  return (await unpacked(place("game").textContent ?? "")) as Contents;
}

/** The select of viewers offers those that are in the page, and no others. */
function offer(el: HTMLElement, viewers: PageModel["viewers"]): void {
  const options = el.querySelector(".sab-host")?.shadowRoot?.querySelectorAll(".toolbar select")[0]?.children ?? [];
  for (const option of options as Iterable<HTMLOptionElement>) {
    option.hidden = option.disabled = !viewers.includes(option.value ? Number(option.value) : null);
  }
}

/** In place of the widget: the still picture for pages without scripts, and what went wrong. */
function fallBack(el: HTMLElement, error: unknown): void {
  console.error(error);
  // Without scripts a browser reads this as markup; with them it is one text.
  el.innerHTML = document.querySelector("noscript")?.textContent ?? "";
  const words = document.createElement("p");
  words.setAttribute("role", "alert");
  const { failed = "{error}" } = el.dataset;
  words.textContent = failed.replace("{error}", error instanceof Error ? error.message : String(error));
  el.querySelector("p")?.remove();
  el.prepend(words);
}

export async function start(widget: Widget): Promise<void> {
  const el = place("widget");
  try {
    const page = new PageModel(await contents());
    const view = { model: asModel(page), signal: new AbortController().signal };
    const { initialize, render } = widget();
    initialize(view);
    render({ ...view, el });
    if ((page.get("scene") as { players: string[] }).players.length) offer(el, page.viewers);
  } catch (error) {
    fallBack(el, error);
  }
}
