/** The front end with everything: replay, play, explore, ask. */

import { ask } from "./ask/part.tsx";
import { draw, drawSwitch } from "./draw/part.tsx";
import { explore } from "./explore/part.tsx";
import { parts } from "./parts.ts";
import { play } from "./play/part.tsx";

export { default } from "./index.tsx";

// Drawing comes first: while one draws, a click plays no card and answers no question.
parts.push(draw, drawSwitch, ask, explore, play);
