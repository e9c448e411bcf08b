/** The mine: drawn, laid under a grid for the keyboard, and moved by pointer and wheel. */

import { Component, createRef } from "preact";
import { cellOf } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { followGestures } from "../gestures.ts";
import { atEnd } from "../life.ts";
import { CARD_HEIGHT, within } from "../view.ts";
import { Grid } from "./Grid.tsx";
import { Button } from "./Icon.tsx";
import { Mine } from "./Mine.tsx";

/** A board is never flatter nor taller than this (width by height). */
const FLATTEST = 2.2;
const TALLEST = 1.05;

export class Board extends Component<{ desk: Desk }> {
  readonly #element = createRef<HTMLDivElement>();
  readonly #life = new AbortController();

  override componentDidMount(): void {
    const { desk } = this.props;
    const board = this.#element.current;
    if (!board) return;
    followGestures(desk, board, this.#life.signal);
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = board;
      if (width && height) desk.set({ width, height });
    });
    observer.observe(board);
    atEnd(this.#life.signal, () => observer.disconnect());
  }

  override componentWillUnmount(): void {
    this.#life.abort();
  }

  override render({ desk }: { desk: Desk }) {
    const { box, moment, local } = desk;
    const [c0, r0, c1, r1] = moment.scene.extent;
    const lowest = Math.max(0, ...[...moment.goals.keys()].map((key) => cellOf(key)[1]));
    const ratio = within(((c1 - c0 + 1) * 100) / ((r1 - r0 + 1) * 130), TALLEST, FLATTEST);
    const px = box.w / local.width;
    return (
      <div class={local.box ? "board near" : "board"} ref={this.#element} style={{ "--ratio": ratio }}>
        <Mine desk={desk} box={box} px={px} />
        <Grid desk={desk} box={box} px={px} />
        <div class="zoom">
          <Button desk={desk} name={desk.t("core-zoom-in")} hint="+" icon="plus" act={() => desk.nearer(1)} />
          <Button
            desk={desk}
            name={desk.t("core-zoom-out")}
            hint="-"
            icon="minus"
            off={!local.box}
            act={() => desk.nearer(-1)}
          />
          <Button
            desk={desk}
            name={desk.t("core-fit")}
            hint="0"
            icon="expand"
            off={!local.box}
            act={() => desk.fit()}
          />
        </div>
        {moment.result && (
          // Below the start and every goal, and no higher than the room that is left there.
          <p class="result" style={{ maxHeight: (box.y + box.h - (lowest + 1) * CARD_HEIGHT) / px }}>
            {moment.result.join(" ")}
          </p>
        )}
      </div>
    );
  }
}
