/** Which language the reader wants. */

import type { Shared } from "./shared.ts";

/** Tell the kernel what the browser is set to, when it may choose the language and does not speak that one. */
export function tellLanguages({ traits, words }: Shared): void {
  const { languages } = navigator;
  if (traits.get("language") !== "auto" || languages[0]?.startsWith(words.language)) return;
  if (`${traits.get("page_languages")}` === `${languages}`) return;
  try {
    traits.set("page_languages", [...languages]);
    traits.save_changes();
  } catch (error) {
    // Without a kernel everything stays in the language in which it was saved.
    console.error(error);
  }
}
