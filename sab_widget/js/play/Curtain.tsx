/** Falls between two people at one screen: the page holds nobody's cards until the next one says that she is there. */

import { Component, createRef } from "preact";
import type { Desk } from "../desk.ts";
import { Button } from "../views/Icon.tsx";
import { next } from "./Deeds.tsx";
import { playOf } from "./hands.ts";
import { promptOf } from "./prompt.ts";

export const Curtain = ({ desk }: { desk: Desk }) => (playOf(desk)?.state === "curtain" ? <Drawn desk={desk} /> : null);

class Drawn extends Component<{ desk: Desk }> {
  readonly #box = createRef<HTMLDivElement>();

  /** What lies behind it can be seen in part, but not reached. */
  #behind(inert: boolean): void {
    const box = this.#box.current;
    for (const part of box?.parentElement?.children ?? []) {
      if (part !== box && part.getAttribute("role") !== "status") part.toggleAttribute("inert", inert);
    }
  }

  override componentDidMount(): void {
    const { activeElement } = document;
    const { host } = this.props.desk.root.getRootNode() as ShadowRoot;
    this.#behind(true);
    // What was pressed is gone; who is elsewhere in the page stays there.
    if (activeElement === document.body || activeElement === host) {
      this.#box.current?.querySelector("button")?.focus({ preventScroll: true });
    }
  }

  override componentWillUnmount(): void {
    this.#behind(false);
  }

  override render({ desk }: { desk: Desk }) {
    const prompt = promptOf(desk);
    const player = desk.t.code(desk.shared.scene.players[playOf(desk)?.seat ?? -1] ?? "");
    return (
      <div class="veil" role="group" aria-label={desk.t("play-curtain-name")} ref={this.#box}>
        <p class="heading">{prompt?.title}</p>
        <p>{prompt?.text}</p>
        <Button
          desk={desk}
          class="main"
          name={desk.t("play-show", { player })}
          hint="N"
          icon="lamp"
          act={() => next(desk)}
          text
        />
      </div>
    );
  }
}
