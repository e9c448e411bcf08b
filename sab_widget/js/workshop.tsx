/** The front end with everything: replay, play, explore, ask. */

export { default } from "./index.tsx";
