/** Whether the page around the widget is light or dark, in every notebook we know of, and when that changes. */

import type { ThemeChoice } from "./types.ts";

export type Shade = "light" | "dark";

const WATCHED = [
  "class",
  "theme",
  "data-theme",
  "data-color-mode",
  "data-md-color-scheme",
  "data-bs-theme",
  "data-jp-theme-light",
  "data-vscode-theme-kind",
];

function ofElement(element: Element): Shade | null {
  const jupyter = element.getAttribute("data-jp-theme-light");
  if (jupyter) return jupyter === "true" ? "light" : "dark";
  const named = [
    element.getAttribute("data-vscode-theme-kind"),
    element.getAttribute("theme"),
    element.getAttribute("data-theme"),
    element.getAttribute("data-color-mode"),
    element.getAttribute("data-md-color-scheme"),
    element.getAttribute("data-bs-theme"),
    ...element.classList,
  ];
  for (const name of named) {
    if (!name) continue;
    if (/^(vscode-(light|high-contrast-light)|light(-theme)?|theme-light|default)$/.test(name)) return "light";
    if (/^(vscode-(dark|high-contrast)|dark(-theme)?|theme-dark|slate)$/.test(name)) return "dark";
  }
  return null;
}

function ofPage(): Shade {
  for (const element of [document.body, document.documentElement]) {
    const shade = element && ofElement(element);
    if (shade) return shade;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** The shade to draw in. */
export function shadeOf(choice: ThemeChoice): Shade {
  return choice === "light" || choice === "dark" ? choice : ofPage();
}

/** Call back whenever the page may have changed its colours. */
export function watchPage(changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, { attributes: true, attributeFilter: WATCHED });
  }
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
