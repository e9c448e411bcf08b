/** The seats around the mine, the stock and the discards. */

import type { ComponentChildren } from "preact";
import type { Desk } from "../desk.ts";
import { memo } from "../memo.ts";
import type { SeatAt, Story } from "../story.ts";
import * as words from "../words.ts";
import { ArtIcon, CardPicture, PickCard } from "./Drawing.tsx";
import { Icon } from "./Icon.tsx";

export function Table({ desk }: { desk: Desk }) {
  const { moment, face, local } = desk;
  const { seats, action, seat, stock, discards, story } = moment;
  const top = discards?.top ? story.scene.cards[discards.top] : undefined;
  return (
    <ul class="table" aria-label="Table">
      {seats.map((each) => (
        <Seat
          key={each.seat}
          desk={desk}
          story={story}
          seat={each}
          toMove={seat === each.seat}
          marked={action.seat === each.seat || !!action.seats?.includes(each.seat)}
          face={face}
          picked={local.picked}
        />
      ))}
      <li class="panel seat piles">
        {stock !== null && <Pile story={story} name="Stock" number={stock} card="back" />}
        {discards && (
          <Pile story={story} name="Discards" number={discards.count} card={top?.art ?? "back"}>
            {top && <span class="unseen">, on top {top.name}</span>}
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
  picked: string | null;
}

const Seat = memo(({ desk, story, seat, toMove, marked }: Props) => {
  const { name, role, nuggets, tools, hand } = seat;
  return (
    <li
      class={`panel seat${marked ? " marked" : ""}${toMove ? " to-move" : ""}`}
      aria-label={words.seatName(seat, toMove)}
    >
      <div class="who">
        <bdi title={name}>{name}</bdi>
        {tools.map((tool, i) => (
          <span key={`${i}`} class="fact tool" role="img" aria-label={`broken ${tool}`} title={`Broken ${tool}`}>
            <ArtIcon story={story} name={`tool ${tool}`} />
            <Icon name="crack" />
          </span>
        ))}
        {toMove && (
          <span title="To play next">
            <Icon name="lamp" />
          </span>
        )}
      </div>
      <div class="facts">
        {role !== undefined && (
          <span class={`fact ${role}`}>
            {role ? <ArtIcon story={story} name={`role ${role}`} /> : <Icon name="ask" />}
            {words.roleName(role)}
          </span>
        )}
        {nuggets !== null && (
          <span class="fact" title={words.count(nuggets, "nugget")}>
            <ArtIcon story={story} name="nugget" />
            {nuggets}
          </span>
        )}
      </div>
      <div class="hand">
        {Array.from({ length: hand.count }, (_, i) => (
          <HandCard key={`${i}`} desk={desk} story={story} name={hand.cards?.[i]} source={`hand ${seat.seat} ${i}`} />
        ))}
        {!hand.count && "no cards"}
      </div>
    </li>
  );
});

interface CardProps {
  desk: Desk;
  story: Story;
  name: string | undefined;
  source: string;
}

/** The back of a card; a card; or one that can be picked, when it is a path card. */
function HandCard({ desk, story, name, source }: CardProps) {
  const card = name === undefined ? undefined : story.scene.cards[name];
  if (card?.face) return <PickCard desk={desk} face={card.face} label={card.name} source={source} />;
  return (
    <span class="hand-card" role="img" aria-label={card?.name ?? "a card, face down"} title={card?.name}>
      <CardPicture story={story} name={card?.art ?? "back"} />
    </span>
  );
}
