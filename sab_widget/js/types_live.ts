/** The shapes of what a person may do now, and of the messages of the kernel about it; no code. */

/** What a person may do now: the trait `live`. Each mode adds its own fields. */
export interface Live {
  mode?: "play" | "explore" | "ask";
}

/** A message of the kernel to the page. */
export interface Message {
  kind: string;
}

/** A message of the page to the kernel. */
export interface Wanted {
  kind: string;
  [field: string]: unknown;
}
