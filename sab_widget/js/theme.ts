/** Whether the page around the widget is light or dark, in every notebook we know of, and when that changes. */

import { atEnd } from "./life.ts";
import type { ThemeChoice } from "./types.ts";

/** JupyterLab, VS Code, Colab, and the ways in which other pages name their colours. */
const NAMED = [
  "data-jp-theme-light",
  "data-vscode-theme-kind",
  "theme",
  "data-theme",
  "data-color-mode",
  "data-md-color-scheme",
  "data-bs-theme",
  "class",
];
const LIGHT = /(^| |-)(true|light)( |-|$)/;
const DARK = /(^| |-)(false|dark|slate|high-contrast)( |-|$)/;

const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

/** The shade to draw in. */
export function shadeOf(choice: ThemeChoice): "light" | "dark" {
  if (choice === "light" || choice === "dark") return choice;
  for (const element of [document.body, document.documentElement]) {
    for (const name of NAMED) {
      const value = element.getAttribute(name) ?? "";
      if (LIGHT.test(value) || value === "default") return "light";
      if (DARK.test(value)) return "dark";
    }
  }
  return prefersDark().matches ? "dark" : "light";
}

/** Call back whenever the page may have changed its colours. */
export function watchPage(changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, { attributeFilter: NAMED });
  }
  prefersDark().addEventListener("change", changed, { signal });
  atEnd(signal, () => observer.disconnect());
}
