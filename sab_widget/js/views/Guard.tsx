/** Keeps a fault of one part from taking the others with it, and parts that can wait from making a step slow. */

import { Component, type ComponentType } from "preact";
import type { Desk } from "../desk.ts";
import type { Story } from "../story.ts";
import * as words from "../words.ts";

interface Props {
  desk: Desk;
  /** What it is, as an id. */
  part: string;
  /** Another turn is another try. */
  turn: number;
  view: ComponentType<{ desk: Desk }>;
  /** So long it waits when the turn is another one (milliseconds). */
  hold: number;
}

interface State {
  error?: unknown;
  turn?: number;
}

export class Guard extends Component<Props, State> {
  #turn = -1;
  #story: Story | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override shouldComponentUpdate({ turn, desk, hold }: Props): boolean {
    clearTimeout(this.#timer);
    // Other eyes, or a move: nothing waits.
    if (!hold || turn === this.#turn || desk.shared.story !== this.#story) return true;
    this.#timer = setTimeout(() => this.forceUpdate(), hold);
    return false;
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ error, turn: this.props.turn });
  }

  override render({ part, turn, view: View, desk }: Props, state: State) {
    this.#turn = turn;
    this.#story = desk.shared.story;
    if (state.turn !== turn) return <View desk={desk} />;
    return (
      <p class="alert" role="alert">
        {words.notDrawn(desk.t, part, state.error)}
      </p>
    );
  }
}
