/** Buttons, and the signs on them: each a path in a 24 × 24 box. */

import type { ComponentChildren } from "preact";
import type { Desk } from "../desk.ts";

const PATHS = {
  first: "M6 5v14M19 5 9 12l10 7z",
  previous: "M16 5 6 12l10 7z",
  play: "M7 4.5 19 12 7 19.5z",
  pause: "M8 5v14M16 5v14",
  next: "M8 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  expand: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  turn: "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",
  back: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1",
  close: "M6 6l12 12M18 6 6 18",
  wait: "M7 4h10M7 20h10M8 4c0 5 8 6 8 8s-8 3-8 8M16 4c0 5-8 6-8 8s8 3 8 8",
  ask: "M8 8a4 4 0 1 1 6 3.5c-1.5 1-2 1.5-2 3.5M12 19v.1",
  lamp: "M12 3v2M7 9h10l1.5 9h-13zM9 9a3 3 0 0 1 6 0M6 21h12",
  crack: "M14 2l-4 7 4 3-5 10",
  fork: "M5 12h5c6 0 4-6 10-6M10 12c6 0 4 6 10 6M17 3l3 3-3 3M17 15l3 3-3 3",
  yes: "M5 12.5 10 18 19 6",
} as const;

export type OwnIcon = keyof typeof PATHS;
/** One of ours, or the path of another in a box of the same size. */
export type IconName = OwnIcon | `M${string}`;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class={`icon ${name in PATHS ? name : ""}`} viewBox="0 0 24 24" aria-hidden>
    <path d={PATHS[name as OwnIcon] ?? name} />
  </svg>
);

interface Props {
  desk: Desk;
  name: string;
  icon: IconName;
  act: () => void;
  /** It can do nothing now. It is only marked, so that it keeps the focus. */
  off?: boolean;
  class?: string;
  /** The key that does the same. */
  hint?: string;
  /** What is written on it; its name is, when that is true. */
  text?: string | boolean;
}

export const Button = ({ desk, name, icon, act, off, class: style, hint, text }: Props) => (
  <button
    class={style}
    aria-label={name}
    title={hint ? `${name} (${hint})` : name}
    aria-disabled={off}
    onClick={desk.on(act)}
  >
    <Icon name={icon} />
    {text && <span dir="auto">{text === true ? name : text}</span>}
  </button>
);

/** Sentences, one below the other. */
export const Lines = ({ lines }: { lines: string[] }) => (
  <>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </>
);

interface FoldProps {
  name: string;
  open?: boolean;
  children: ComponentChildren;
}

/** A box that is folded up and out. */
export const Fold = ({ name, open, children }: FoldProps) => (
  <details class="panel fold" open={open}>
    <summary>{name}</summary>
    {children}
  </details>
);

interface PanelProps {
  class: string;
  name: string;
  children: ComponentChildren;
}

/** A box of its own that scrolls inside. */
export const Panel = ({ class: style, name, children }: PanelProps) => (
  <div class={`panel ${style}`} role="group" aria-label={name}>
    {children}
  </div>
);
