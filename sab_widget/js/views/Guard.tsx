/** Keeps a fault of one part from taking the others with it. */

import { Component, type ComponentType } from "preact";
import type { Desk } from "../desk.ts";
import * as words from "../words.ts";

interface Props {
  desk: Desk;
  /** What it is, as an id. */
  part: string;
  /** Another turn is another try. */
  turn: number;
  view: ComponentType<{ desk: Desk }>;
}

interface State {
  error?: unknown;
  turn?: number;
}

export class Guard extends Component<Props, State> {
  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ error, turn: this.props.turn });
  }

  override render({ part, turn, view: View, desk }: Props, state: State) {
    if (state.turn !== turn) return <View desk={desk} />;
    return (
      <p class="alert" role="alert">
        {words.notDrawn(desk.t, part, state.error)}
      </p>
    );
  }
}
