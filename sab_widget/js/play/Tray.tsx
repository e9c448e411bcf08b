/** The hand of the person at the screen, what to do now, and what can be done with the picked card. */

import { Component, createRef } from "preact";
import type { Desk } from "../desk.ts";
import type { Play } from "../types_live.ts";
import { CardPicture } from "../views/Drawing.tsx";
import { Button, Icon } from "../views/Icon.tsx";
import { Deeds } from "./Deeds.tsx";
import { isDrop, startDrag } from "./drag.ts";
import {
  barredOf,
  handOf,
  handSeat,
  heldOf,
  isNow,
  isSettled,
  mine,
  pickedPlace,
  pickPlace,
  playOf,
  takeBack,
  wish,
} from "./hands.ts";
import { promptOf } from "./prompt.ts";

export class Tray extends Component<{ desk: Desk }> {
  readonly #prompt = createRef<HTMLDivElement>();
  #inside = false;

  get #focus(): Element | null {
    return (this.props.desk.root.getRootNode() as ShadowRoot).activeElement;
  }

  override componentWillUpdate(): void {
    this.#inside = !!this.#focus;
  }

  /** What had the focus may be gone: then one goes on from here. */
  override componentDidUpdate(): void {
    if (this.#inside && !this.#focus) this.#prompt.current?.focus({ preventScroll: true });
  }

  override render({ desk }: { desk: Desk }) {
    const play = playOf(desk);
    const prompt = promptOf(desk);
    if (!play || !prompt) return null;
    // Behind the curtain is as much room as there will be.
    if (play.state === "curtain") return <div class="no-tray" />;
    const ended = (play.state === "deal" || play.state === "over") && isNow(desk);
    const told = desk.card && !desk.target;
    const { t } = desk;
    return (
      <section class={isSettled(desk) ? "tray settled" : "tray"} aria-label={t("play-tray")}>
        <div
          class={[
            "prompt",
            prompt.bad && "bad",
            desk.face && pickedPlace(desk) >= 0 && barredOf(desk) && "barred",
            ended && "ended",
            told && "told",
          ]
            .filter(Boolean)
            .join(" ")}
          tabIndex={-1}
          ref={this.#prompt}
        >
          <Icon name={ICONS[play.state]} />
          <p>
            <b>{prompt.title}</b> <span dir="auto">{prompt.text}</span>
            {prompt.keys && <span class="by-keyboard"> {prompt.keys}</span>}
          </p>
          <Always desk={desk} play={play} />
        </div>
        <Hand desk={desk} />
        <Deeds desk={desk} play={play} />
      </section>
    );
  }
}

const ICONS = {
  turn: "lamp",
  "hand over": "next",
  curtain: "wait",
  computer: "wait",
  stuck: "ask",
  deal: "fork",
  over: "lamp",
} as const;

/** What can be done whatever is picked: take back, do again, come back to the newest turn. */
const Always = ({ desk, play }: { desk: Desk; play: Play }) => {
  const { t, shared } = desk;
  return (
    <div class="always">
      {!isNow(desk) && (
        <Button desk={desk} name={t("play-to-now")} icon="last" act={() => desk.jump(shared.scene.last)} text />
      )}
      {play.undo !== undefined && (
        <Button
          desk={desk}
          name={t("play-undo")}
          hint="U"
          icon="back"
          off={play.undo === null}
          act={() => takeBack(desk)}
          text
        />
      )}
      {play.redo && <Button desk={desk} name={t("play-redo")} icon="turn" act={() => wish(desk, "redo")} text />}
    </div>
  );
};

/** The cards, to pick by click, key or drag. */
function Hand({ desk }: { desk: Desk }) {
  const seat = handSeat(desk);
  const hand = handOf(desk);
  if (seat === null || !hand.length) return null;
  const { several, chosen, drag } = heldOf(desk);
  const picked = pickedPlace(desk);
  const { story } = desk.shared;
  const { cards } = story.scene;
  return (
    <div class={mine(desk)?.most ? "held" : "held idle"} role="group" aria-label={desk.t("play-hand")}>
      {hand.map((name, place) => {
        const card = cards[name];
        const on = several ? chosen.includes(place) : picked === place;
        const face = (on && !several && desk.face) || card?.face || name;
        return (
          <button
            key={`${place}`}
            class="hand-card"
            aria-pressed={on}
            aria-label={desk.t("play-card", { number: place + 1, card: card?.name ?? name })}
            title={card?.about ?? card?.name}
            onClick={desk.on((event: MouseEvent) => isDrop(event) || pickPlace(desk, place))}
            onPointerDown={desk.on((event: PointerEvent) => startDrag(desk, place, event))}
          >
            <CardPicture story={story} name={face} />
            <kbd aria-hidden>{place + 1}</kbd>
            {on && drag && (
              <span class="dragged" style={{ left: `${drag.x}px`, top: `${drag.y}px` }}>
                <CardPicture story={story} name={face} />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
