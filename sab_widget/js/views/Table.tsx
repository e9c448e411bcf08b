/** The seats around the mine, the stock and the discards. */

import type { ComponentChildren } from "preact";
import type { Desk } from "../desk.ts";
import { memo } from "../memo.ts";
import { partsOf } from "../parts.ts";
import type { SeatAt, Story } from "../story.ts";
import type { Live } from "../types_live.ts";
import * as words from "../words.ts";
import { ArtIcon, CardPicture, PickCard } from "./Drawing.tsx";
import { Icon, Lines } from "./Icon.tsx";

export function Table({ desk }: { desk: Desk }) {
  const { moment, face, local, t } = desk;
  const { seats, action, seat, stock, discards, story } = moment;
  const top = discards?.top ? story.scene.cards[discards.top] : undefined;
  return (
    <ul class="table" aria-label={t("core-table")}>
      {seats.map((each) => (
        <Seat
          key={each.seat}
          desk={desk}
          story={story}
          seat={each}
          toMove={seat === each.seat}
          marked={action.seat === each.seat || !!action.seats?.includes(each.seat)}
          face={face}
          picked={`${local.picked} ${desk.card}`}
          live={desk.shared.live}
        />
      ))}
      <li class="panel seat piles">
        {stock !== null && <Pile story={story} name={t("core-stock")} number={stock} card="back" />}
        {discards && (
          <Pile story={story} name={t("core-discards")} number={discards.count} card={top?.art ?? "back"}>
            {top && <span class="unseen">{t("core-on-top", { card: top.name })}</span>}
          </Pile>
        )}
      </li>
    </ul>
  );
}

interface PileProps {
  story: Story;
  name: string;
  number: number;
  card: string;
  children?: ComponentChildren;
}

const Pile = ({ story, name, number, card, children }: PileProps) => (
  <div class="pile">
    <span class="stack">{number > 0 && <CardPicture story={story} name={card} />}</span>
    <span>
      {name} <b>{number}</b>
      {children}
    </span>
  </div>
);

interface Props {
  desk: Desk;
  story: Story;
  seat: SeatAt;
  toMove: boolean;
  /** It acted, or was acted upon. */
  marked: boolean;
  /** The picked card and where it was picked: its button shows it. */
  face: string | null;
  picked: string;
  live: Live;
}

interface FactProps {
  story: Story;
  /** The emblem; a question mark in its place where nobody knows. */
  art: string | null;
  class?: string;
  title?: string;
  children: ComponentChildren;
}

/** An emblem and a word. */
const Fact = ({ story, art, class: style, title, children }: FactProps) => (
  <span class={`fact ${style}`} title={title}>
    {art ? <ArtIcon story={story} name={art} /> : <Icon name="ask" />}
    {children}
  </span>
);

const Seat = memo(({ desk, story, seat, toMove, marked }: Props) => {
  const { name, role, was, nuggets, tools, hand, trapped, theft, knows } = seat;
  const { t } = story;
  const roleIs = role !== undefined && (
    <Fact story={story} art={role && story.role(role).art}>
      {words.roleName(story, role)}
    </Fact>
  );
  return (
    <li
      class={`panel seat${marked ? " marked" : ""}${toMove ? " to-move" : ""}`}
      aria-label={words.seatName(story, seat, toMove)}
    >
      <div class="who">
        <bdi title={name}>{name}</bdi>
        {tools.map((tool, i) => (
          <span
            key={`${i}`}
            class="fact tool"
            role="img"
            aria-label={t("core-broken-tool", { tool })}
            title={words.capital(t("core-broken-tool", { tool }))}
          >
            <ArtIcon story={story} name={`tool ${tool}`} />
            <Icon name="crack" />
          </span>
        ))}
        {theft && (
          <Fact story={story} art="sign theft">
            {theft}
          </Fact>
        )}
        {toMove && (
          <span title={t("core-to-play-next")}>
            <Icon name="lamp" />
          </span>
        )}
      </div>
      <div class="facts">
        {knows.length ? (
          <details>
            <summary class="fact">
              {roleIs}
              <span class="unseen">{t("core-known-of", { player: t.code(name) })}</span>
            </summary>
            <Lines lines={knows} />
          </details>
        ) : (
          roleIs
        )}
        {was && (
          <Fact story={story} art={story.role(was).art} class="was">
            {t("core-was")} <s>{story.role(was).name}</s>
          </Fact>
        )}
        {nuggets !== null && (
          <Fact story={story} art="nugget" title={t("core-nuggets", { number: nuggets })}>
            {nuggets}
          </Fact>
        )}
        {trapped && (
          <Fact story={story} art="sign trapped">
            {t("core-trapped")}
          </Fact>
        )}
      </div>
      {partsOf(desk).map(({ seat: Part }, i) => Part && <Part key={`${i}`} desk={desk} seat={seat} />)}
      <div class="hand">
        {Array.from({ length: hand.count }, (_, i) => (
          <HandCard key={`${i}`} desk={desk} story={story} name={hand.cards?.[i]} source={`hand ${seat.seat} ${i}`} />
        ))}
        {!hand.count && t("core-no-cards")}
      </div>
      {desk.card && desk.local.picked?.startsWith(`hand ${seat.seat} `) && (
        <p class="note">{story.scene.cards[desk.card]?.about}</p>
      )}
    </li>
  );
});

interface CardProps {
  desk: Desk;
  story: Story;
  name: string | undefined;
  source: string;
}

/** A card that can be picked, or the back of one that the viewer cannot see. */
function HandCard({ desk, story, name, source }: CardProps) {
  const card = name === undefined ? undefined : story.scene.cards[name];
  if (card && name) {
    return <PickCard desk={desk} name={card.face ?? name} label={card.name} source={source} about={card.about} />;
  }
  const unknown = name === "?";
  return (
    <span class="hand-card" role="img" aria-label={story.t(unknown ? "core-card-unwritten" : "core-card-down")}>
      <CardPicture story={story} name={unknown ? name : "back"} />
    </span>
  );
}
