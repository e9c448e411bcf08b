/** What is chosen or typed in: plain controls of a form, and beside them what came of it. */

import type { Desk } from "../desk.ts";
import type { AskChoice, AskField } from "../types_live.ts";
import { CardPicture } from "../views/Drawing.tsx";
import { Icon } from "../views/Icon.tsx";
import { type Grade, gradeOf } from "./grade.ts";
import { askedOf, askOf, chooseIn, fill, filledOf, gradesNow, isOpen } from "./state.ts";

const ICONS = { right: "yes", wrong: "close", missed: "plus" } as const;

/** What came of something, as a sign with words. */
export const Sign = ({ desk, grade }: { desk: Desk; grade: Grade }) => (
  <span class={`ask-sign ${grade}`}>
    <Icon name={ICONS[grade]} />
    <span class="unseen">{desk.t(`ask-sign-${grade}`)}</span>
  </span>
);

interface Props {
  desk: Desk;
  /** The number of the field. */
  nth: number;
}

function Choice({ desk, nth, field, choice, i }: Props & { field: AskField; choice: AskChoice; i: number }) {
  const filled = filledOf(desk).fields[nth];
  const chosen = filled instanceof Set && filled.has(i);
  const open = isOpen(desk);
  const { opened } = askedOf(desk);
  const grade = gradesNow(desk)?.fields[nth]?.get(i);
  const seen = grade === "missed" && !opened ? undefined : grade;
  return (
    <div class={`ask-choice ${seen ?? ""}`}>
      <label>
        <input
          type={field.many ? "checkbox" : "radio"}
          name={`ask-${nth}`}
          checked={chosen}
          aria-disabled={!open}
          onChange={desk.on((event: Event) => {
            if (open) chooseIn(desk, nth, i, (event.target as HTMLInputElement).checked);
            // What was answered stays: drawn again, the control is as it was.
            else desk.set({});
          })}
        />
        {choice.face && <CardPicture story={desk.shared.story} name={choice.face} />}
        <span dir="auto">{choice.text}</span>
        {seen && <Sign desk={desk} grade={seen} />}
      </label>
      {choice.why && (opened ? seen : seen === "wrong" && !choice.late) && <p class="ask-why">{choice.why}</p>}
    </div>
  );
}

function Whole({ desk, nth, field }: Props & { field: AskField }) {
  const filled = filledOf(desk).fields[nth];
  const value = typeof filled === "number" ? filled : "";
  const open = isOpen(desk);
  const { opened } = askedOf(desk);
  const grades = gradesNow(desk)?.fields[nth];
  const grade = grades && gradeOf(grades);
  const seen = grade === "missed" && !opened ? undefined : grade;
  return (
    <div class={`ask-number ${seen ?? ""}`}>
      <label>
        <span dir="auto">{field.label}</span>
        <input
          type="number"
          inputMode="numeric"
          min="0"
          max={field.most}
          value={value}
          readOnly={!open}
          onInput={desk.on((event: Event) => {
            const { value: text } = event.target as HTMLInputElement;
            const number = text === "" ? Number.NaN : Math.round(Number(text));
            fill(desk, nth, number >= 0 ? Math.min(number, field.most ?? 0) : null);
          })}
        />
        {seen && <Sign desk={desk} grade={seen} />}
      </label>
      {seen && opened && (
        <p class="ask-why">
          {seen !== "right" && <b>{desk.t("ask-number-right", { count: field.right ?? 0 })} </b>}
          {field.why}
        </p>
      )}
    </div>
  );
}

export const Fields = ({ desk }: { desk: Desk }) => (
  <>
    {askOf(desk).question.fields.map((field, nth) =>
      field.choices ? (
        <fieldset key={`${nth}`}>
          <legend dir="auto">{field.label}</legend>
          {field.choices.map((choice, i) => (
            <Choice key={`${i}`} desk={desk} nth={nth} field={field} choice={choice} i={i} />
          ))}
        </fieldset>
      ) : (
        <Whole key={`${nth}`} desk={desk} nth={nth} field={field} />
      ),
    )}
  </>
);
