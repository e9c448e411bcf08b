/** The mine as a drawing in text: to copy, and to be changed or put in place of what lies there. */

import { Component, createRef } from "preact";
import type { Desk } from "../desk.ts";
import { Button, Fold } from "../views/Icon.tsx";
import * as icons from "./icons.ts";
import { ask, change, exploreOf, exploringOf } from "./state.ts";

export class Text extends Component<{ desk: Desk }> {
  readonly #area = createRef<HTMLTextAreaElement>();

  /** Some pages may not write to the clipboard: the text is selected then, and the browser is asked in the old way. */
  #copy = async (): Promise<void> => {
    const { desk } = this.props;
    const area = this.#area.current;
    area?.select();
    const copied = await navigator.clipboard?.writeText(area?.value ?? "").then(
      () => true,
      () => false,
    );
    const done = copied || document.execCommand("copy");
    desk.set({ said: desk.t(done ? "explore-copied" : "explore-not-copied") });
  };

  override render({ desk }: { desk: Desk }) {
    const { t } = desk;
    const { text, wrong } = exploreOf(desk);
    const { draft } = exploringOf(desk);
    const shown = draft ?? text;
    const changed = draft !== null && draft !== text;
    return (
      <Fold name={t("explore-text")}>
        <div class="text">
          <textarea
            ref={this.#area}
            aria-label={t("explore-text-label")}
            dir="ltr"
            spellcheck={false}
            wrap="off"
            rows={Math.min(Math.max(shown.split("\n").length, 5), 20)}
            value={shown}
            onInput={desk.on((event: Event) => change(desk, { draft: (event.target as HTMLTextAreaElement).value }))}
          />
          {wrong && changed && (
            <p class="bad" role="alert">
              {t("explore-text-wrong", { error: wrong })}
            </p>
          )}
          <div class="picked">
            <Button desk={desk} name={t("explore-copy")} icon={icons.COPY} act={() => void this.#copy()} text />
            <Button
              desk={desk}
              name={t("explore-apply")}
              icon="yes"
              off={!changed}
              act={() => changed && ask(desk, "read", { text: shown })}
              text
            />
            <Button
              desk={desk}
              name={t("explore-discard")}
              icon="close"
              off={!changed}
              act={() => change(desk, { draft: null })}
              text
            />
          </div>
          <p class="muted">{t("explore-text-how")}</p>
        </div>
      </Fold>
    );
  }
}
