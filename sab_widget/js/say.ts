/** The words of one language, as the kernel has sent them: messages of Project Fluent. */

import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import type { WordsTrait } from "./types.ts";

export type Values = Record<string, FluentVariable>;

/** A message with its values filled in; its own id where there is no such message. */
export type Say = (id: string, values?: Values) => string;

export function makeSay({ language = "en", messages = [] }: Partial<WordsTrait> = {}): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: messages } as unknown as Parameters<FluentBundle["addResource"]>[0]);
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values, []) : id;
  };
}
