// Bundles the front end, as small as it gets, into sab_widget/static/:
//   widget.js, widget.css      shows a game or a mine
//   workshop.js, workshop.css  the same, and plays, explores and asks
//   standalone.js              shows them in a page of its own: a script that gives `sabPage` to what stands after it
//   words.<language>.json      the catalogues of sab_widget/languages/, taken apart so that a page need not do it
//
// Names of properties are shortened where it is safe: those in OWN_NAMES are properties of our own objects and of
// Preact's alone. None of them is a name of the DOM, and none occurs in scenes or messages, which `check` makes sure of.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { build } from "esbuild";
import { minify } from "terser";

const FROM = "sab_widget/js";
const TO = "sab_widget/static";
const LANGUAGES = "sab_widget/languages";
const BANNER =
  "/*! Contains Preact, (c) 2015-present Jason Miller, MIT licence; " +
  "and @fluent/bundle by Mozilla, Apache 2.0 licence. */\n";
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
  for (const file of ["types.ts", "types_live.ts"]) {
    const types = await readFile(join(FROM, file), "utf8");
    const sent = types.replace(/export interface Traits \{[^}]*\}/, "").matchAll(/\b(\w+)\??:/g);
    const clash = [...sent].map(([, name]) => name).filter((name) => OWN_NAMES.includes(name));
    if (clash.length) throw new Error(`a field of ${file} may not be shortened: ${clash.join(", ")}`);
  }
}

/** A part of the front end as a module; names are shortened alike in all. */
async function module(name) {
  const { outputFiles } = await build({
    entryPoints: [join(FROM, `${name}.tsx`)],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    inject: [join(FROM, "jsx.ts")],
    // Types are checked with the automatic runtime; calls of a plain function are shorter.
    tsconfigRaw: { compilerOptions: { jsx: "react", jsxFactory: "jsx", jsxFragmentFactory: "Fragment" } },
    mangleProps: new RegExp(`^(_[a-z]\\w*|${OWN_NAMES.join("|")})$`),
    legalComments: "none",
    logLevel: "warning",
  });
  const { code } = await minify(outputFiles[0].text, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, hoist_funs: true, unsafe_arrows: true, pure_getters: true },
    format: { comments: false },
  });
  return `${BANNER}${code}\n`;
}

/** The style sheets of a part as one text, which goes into a shadow root. */
async function styles(name) {
  const sheets = { entryPoints: [join(FROM, "style", `${name}.css`)], bundle: true, minify: true, write: false };
  const { outputFiles } = await build({ ...sheets, target: "es2022" });
  return outputFiles[0].text;
}

/** A script for a page of its own. */
async function script(name) {
  const { outputFiles } = await build({
    entryPoints: [join(FROM, `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    globalName: "sabPage",
    target: "es2022",
    charset: "utf8",
    logLevel: "warning",
  });
  return outputFiles[0].text;
}

/** A catalogue as the page takes it: what stands in all files of a language. */
async function words(language) {
  const files = (await readdir(join(LANGUAGES, language))).filter((name) => name.endsWith(".ftl")).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(LANGUAGES, language, name), "utf8")));
  return `${JSON.stringify(texts.flatMap((text) => new FluentResource(text).body))}\n`;
}

await check();
await mkdir(TO, { recursive: true });
const write = async (name, made) => writeFile(join(TO, name), await made);
const languages = (await readdir(LANGUAGES, { withFileTypes: true })).filter((entry) => entry.isDirectory());
await Promise.all([
  write("widget.js", module("index")),
  write("workshop.js", module("workshop")),
  write("widget.css", styles("all")),
  write("workshop.css", styles("workshop")),
  write("standalone.js", script("standalone")),
  ...languages
    .map(({ name }) => name)
    .filter((name) => /^[a-z]{2,3}$/.test(name))
    .map((name) => write(`words.${name}.json`, words(name))),
]);
