// Bundles the front end: sab_widget/js/ into one module, sab_widget/static/widget.js, as small as it gets; and what shows
// it in a page of its own, sab_widget/static/standalone.js, a script that gives `sabPage` to what stands after it.
//
// Names of properties are shortened where it is safe: those in OWN_NAMES are properties of our own objects and of
// Preact's alone. None of them is a name of the DOM, and none occurs in scenes or messages, which `check` makes sure of.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { packed } from "./pack.mjs";

const OUT = "sab_widget/static/widget.js";
const PAGE = "sab_widget/static/standalone.js";
const BANNER = "/*! Contains Preact, (c) 2015-present Jason Miller, MIT licence. */\n";
const OWN_NAMES = `
  act action actOnCell asked box chances broken choose clock complain connected current deed desk discards distance edges
  ends enter entrance fault findings fit forget good hand hint hold hover icon isHeld isPicked isPinned jump kernelGone knows
  known lines local look lookInto loseKernel marked moment names nearer nuggets number off options part pick
  pickAction picked place places playing point press props release reveal revealed roam said scene selected shared shown showWays
  sign source speed stand start step stock story subscribe targetAt tell theft theme toggle toMove tools traits trapped turnCard
  unselect verdict view viewers waiting walked walkLog wanted was way ways whole write zoom

  componentDidCatch componentDidMount componentDidUpdate componentWillUnmount setState shouldComponentUpdate
`
  .trim()
  .split(/\s+/);

/** What the kernel sends keeps its names. (The traits themselves are only ever asked for by name, as strings.) */
async function check() {
  const types = await readFile("sab_widget/js/types.ts", "utf8");
  const sent = types.replace(/export interface Traits \{[^}]*\}/, "").matchAll(/\b(\w+)\??:/g);
  const clash = [...sent].map(([, name]) => name).filter((name) => OWN_NAMES.includes(name));
  if (clash.length) throw new Error(`a field of the scene may not be shortened: ${clash.join(", ")}`);
}

/** The style sheets become one packed text; their own variables, which begin with `--_`, get short names. */
const short = new Map();
const styles = {
  name: "styles",
  setup(bundler) {
    bundler.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const sheets = { entryPoints: [path], bundle: true, minify: true, write: false, target: "es2022" };
      const { outputFiles } = await build(sheets);
      const text = outputFiles[0].text
        .trim()
        .replace(/(--[\w-]+:) /g, "$1")
        .replace(/, /g, ",")
        .replace(/--_\w+/g, (name) => short.get(name) ?? short.set(name, `--${short.size.toString(36)}`).get(name));
      return { contents: `export default ${packed(text)}`, loader: "js" };
    });
  },
};

await check();
const { outputFiles } = await build({
  entryPoints: ["sab_widget/js/index.tsx"],
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  inject: ["sab_widget/js/jsx.ts"],
  // Types are checked with the automatic runtime; calls of a plain function are shorter.
  tsconfigRaw: { compilerOptions: { jsx: "react", jsxFactory: "jsx", jsxFragmentFactory: "Fragment" } },
  mangleProps: new RegExp(`^(_[a-z]\\w*|${OWN_NAMES.join("|")})$`),
  plugins: [styles],
  legalComments: "none",
  logLevel: "warning",
});
const { code } = await minify(outputFiles[0].text, {
  module: true,
  ecma: 2020,
  compress: { passes: 3, hoist_funs: true, unsafe_arrows: true, pure_getters: true },
  format: { comments: false },
});
const page = await build({
  entryPoints: ["sab_widget/js/standalone.ts"],
  bundle: true,
  minify: true,
  write: false,
  format: "iife",
  globalName: "sabPage",
  target: "es2022",
  charset: "utf8",
  logLevel: "warning",
});
await mkdir(dirname(OUT), { recursive: true });
await writeFile(PAGE, page.outputFiles[0].text);
await writeFile(OUT, `${BANNER}${code}\n`);
