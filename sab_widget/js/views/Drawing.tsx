/** Our artwork: every drawing once as a symbol, and used from there by name. */

import { Component } from "preact";
import { cellOf } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { memo } from "../memo.ts";
import type { Moment, Story } from "../story.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../view.ts";

/** Tools, roles and gold are small; the others are cards. */
const SMALL = /^(tool|role|sign|nugget)/;

/** Another story of the same drawings leaves them as they are: drawn anew, they would draw all that shows them anew. */
export class Symbols extends Component<{ story: Story }> {
  override shouldComponentUpdate({ story }: { story: Story }): boolean {
    return story.art !== this.props.story.art;
  }

  override render({ story }: { story: Story }) {
    return (
      <>
        <style>{story.art.css}</style>
        <svg class="symbols" width="0" height="0" aria-hidden>
          {story.names.map((name) => (
            <symbol
              key={name}
              id={story.id(name)}
              viewBox={SMALL.test(name) ? "0 0 24 24" : "0 0 100 130"}
              // Our own drawings, which the page cannot write.
              ref={(symbol) => {
                if (symbol) symbol.innerHTML = story.art[name] ?? "";
              }}
            />
          ))}
        </svg>
      </>
    );
  }
}

interface CardProps {
  story: Story;
  /** A face as laid, or the name of another drawing. */
  name: string;
  x?: number;
  y?: number;
  /** The face on which it lies, and with which it is turned. */
  on?: string | null;
}

/** A card at a place of the mine. Width and height are needed: a symbol without them fills the whole picture. */
export const CardAt = memo(({ story, name, x = 0, y = 0, on }: CardProps) => {
  const { art } = story.face(name);
  const { turned } = story.face(on ?? name);
  return (
    <use
      href={`#${story.id(art || name)}`}
      x={x}
      y={y}
      width="100"
      height="130"
      transform={turned ? `rotate(180 ${x + 50} ${y + 65})` : undefined}
    />
  );
});

interface CardsProps {
  moment: Moment;
  /** Else ladders and doors alone, to go over lines along the tunnels; the style sheet of the drawings sees to it. */
  whole?: boolean;
}

/** The cards that lie in the mine, without the goals. */
export const Cards = memo(({ moment: { story, faces, goals }, whole }: CardsProps) => (
  <g class={whole ? "cards" : "_fittings"}>
    {[...faces].map(([key, face]) => {
      const [column, row] = cellOf(key);
      return (
        !goals.has(key) && (
          <CardAt key={`${key} ${face}`} story={story} name={face} x={column * CARD_WIDTH} y={row * CARD_HEIGHT} />
        )
      );
    })}
  </g>
));

/** A card outside of the mine: in a hand, in the palette, on the discards. */
export const CardPicture = ({ story, name }: CardProps) => (
  <svg class="card-picture" viewBox="0 0 100 130" aria-hidden>
    <CardAt story={story} name={name} />
  </svg>
);

interface PickProps {
  desk: Desk;
  /** A face as laid, or the name of an action card. */
  name: string;
  label: string;
  source: string;
  /** What an action card is for. */
  about?: string | undefined;
}

/** A card to pick; a picked path card shows how it would be laid. */
export function PickCard({ desk, name, label, source, about }: PickProps) {
  const { story } = desk.moment;
  const pressed = about ? desk.isHeld(name, source) : desk.isPicked(story.face(name), name, source);
  return (
    <button
      class="hand-card"
      aria-pressed={pressed}
      aria-label={label}
      title={about ? `${label}. ${about}` : label}
      onClick={desk.on(() => (about ? desk.pickAction(name, source) : desk.pick(name, source)))}
    >
      <CardPicture story={story} name={(pressed && desk.face) || name} />
    </button>
  );
}

/** A tool, a role or gold. */
export const ArtIcon = ({ story, name }: CardProps) => (
  <svg class="art-icon" viewBox="0 0 24 24" aria-hidden>
    <use href={`#${story.id(name)}`} width="24" height="24" />
  </svg>
);
