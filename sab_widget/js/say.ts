/** The words of one language, as the kernel has sent them: messages of Project Fluent. */

import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import type { WordsTrait } from "./types.ts";

export type Values = Record<string, FluentVariable>;

export interface Say {
  /** A message with its values filled in; its own id where there is no such message. */
  (id: string, values?: Values): string;
  /** What was made before under this key, or is made now: texts that hang on the key alone. */
  kept(key: string, make: () => string): string;
  /** `a, b and c` */
  list(texts: readonly string[]): string;
  /** A notation, such as a cell, which is read from left to right in every language. */
  code(text: string): string;
}

/** So many texts are kept: most are asked for again and again. */
const KEPT = 4000;

export function makeSay({ language = "en", locale, direction, messages = [] }: Partial<WordsTrait> = {}): Say {
  const bundle = new FluentBundle(locale || language, { useIsolating: false });
  bundle.addResource({ body: messages } as unknown as Parameters<FluentBundle["addResource"]>[0]);
  const lists = new Intl.ListFormat(locale || language);
  const made = new Map<string, string>();
  const kept = (key: string, make: () => string) => {
    let text = made.get(key);
    if (text === undefined) {
      text = make();
      if (made.size >= KEPT) made.clear();
      made.set(key, text);
    }
    return text;
  };
  const say = (id: string, values?: Values) =>
    kept(values ? `${id}\n${Object.values(values).join("\n")}` : id, () => {
      const pattern = bundle.getMessage(id)?.value;
      return pattern ? bundle.formatPattern(pattern, values, []) : id;
    });
  return Object.assign(say, {
    kept,
    list: (texts: readonly string[]) => lists.format(texts),
    code: (text: string) => (direction === "rtl" ? `\u2068${text}\u2069` : text),
  });
}
