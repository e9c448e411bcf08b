/** The keys, over the board until they are read. */

import { Component, createRef } from "preact";
import type { Desk } from "../desk.ts";
import { helpFor } from "../keys.ts";
import { partsOf } from "../parts.ts";
import { Button } from "./Icon.tsx";

export class Help extends Component<{ desk: Desk }> {
  readonly #box = createRef<HTMLDivElement>();
  #before: HTMLElement | null = null;

  override componentDidMount(): void {
    this.#before = this.props.desk.root.querySelector<HTMLElement>(":focus");
    this.#box.current?.focus({ preventScroll: true });
  }

  override componentWillUnmount(): void {
    this.#before?.focus({ preventScroll: true });
  }

  override render({ desk }: { desk: Desk }) {
    return (
      <div class="help" role="dialog" aria-label={desk.t("core-keys")} tabIndex={-1} ref={this.#box}>
        <p class="heading">{desk.t("core-keys")}</p>
        <Button
          desk={desk}
          class="quiet"
          name={desk.t("core-close")}
          hint="Esc"
          icon="close"
          act={() => desk.toggle("help")}
        />
        <dl>
          {[...partsOf(desk).flatMap((part) => part.help?.(desk) ?? []), ...helpFor(desk.t)].map(([press, does]) => (
            <div key={does}>
              <dt>
                {press.split(" ").map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>{desk.t("core-help-pointer")}</p>
      </div>
    );
  }
}
