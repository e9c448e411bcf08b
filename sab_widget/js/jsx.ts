/** What JSX becomes in the bundle. */

export { Fragment, h as jsx } from "preact";
