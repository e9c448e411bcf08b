/** A select with its name. */

import type { ComponentChildren } from "preact";
import type { Desk } from "../desk.ts";

interface Props {
  desk: Desk;
  name: string;
  value: string;
  options: (readonly [value: string, text: string])[];
  choose: (value: string) => void;
  children?: ComponentChildren;
}

export const Choice = ({ desk, name, value, options, choose, children }: Props) => (
  <label class="choice">
    {name}
    <select value={value} onChange={desk.on((event: Event) => choose((event.target as HTMLSelectElement).value))}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
    {children}
  </label>
);
