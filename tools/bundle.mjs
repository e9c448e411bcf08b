// Bundles the front end, as small as it gets, into sab_widget/static/:
//   widget.js, widget.css      shows a game or a mine
//   workshop.js, workshop.css  the same, and plays, explores and asks
//   standalone.js              shows them in a page of its own: a script that gives `sabPage` to what stands after it
//   words.<language>.json      the catalogues of sab_widget/languages/, taken apart so that a page need not do it
//
// Names of properties are shortened where it is safe: those in OWN_NAMES are properties of our own objects, of Preact's
// and of Fluent's alone. None of them is a name of the DOM, and none occurs in scenes or messages, which `check` makes sure of.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { build } from "esbuild";
import { minify } from "terser";

const FROM = "sab_widget/js";
const TO = "sab_widget/static";
const LANGUAGES = "sab_widget/languages";
const BANNER =
  "/*! Contains Preact, (c) 2015-present Jason Miller, MIT licence; " +
  "and @fluent/bundle by Mozilla, Apache 2.0 licence. */\n";
const NAMES = `
  act action actOnCell asked box chances broken choose clock complain connected current deed desk discards distance edges
  ends enter entrance fault findings fit forget good hand hint hold hover icon isHeld isPicked isPinned jump kernelGone knows
  known lines local look lookInto loseKernel marked moment names nearer number off options part pick
  pickAction picked place places playing point press props release reveal revealed roam said scene selected shared shown showWays
  sign source speed stand start step stock story subscribe targetAt tell theft theme toggle toMove tools traits trapped turnCard
  unselect verdict view viewers waiting walked walkLog wanted was way ways whole write zoom

  componentDidCatch componentDidMount componentDidUpdate componentWillMount componentWillReceiveProps componentWillUnmount
  componentWillUpdate debounceRendering defaultProps getChildContext getDerivedStateFromError getDerivedStateFromProps
  getSnapshotBeforeUpdate setState shouldComponentUpdate

  addResource allowOverrides bundle contextType dirty errors forceUpdate formatPattern getMessage locales memoizeIntlObject
  params placeables reportError supportsValue useIsolating vnode
`
  .trim()
  .split(/\s+/);

/** Values are filled into messages by their names. */
const values = new Set(
  (
    await Promise.all(
      (await readdir(join(LANGUAGES, "en"))).map((room) => readFile(join(LANGUAGES, "en", room), "utf8")),
    )
  )
    .flatMap((text) => [...text.matchAll(/\$(\w+)/g)])
    .map(([, name]) => name),
);
const OWN_NAMES = NAMES.filter((name) => !values.has(name));

/** What the kernel sends keeps its names. (The traits themselves are only ever asked for by name, as strings.) */
async function check() {
  for (const file of ["types.ts", "types_live.ts"]) {
    const types = await readFile(join(FROM, file), "utf8");
    const sent = types.replace(/export interface Traits \{[^}]*\}/, "").matchAll(/\b(\w+)\??:/g);
    const clash = [...sent].map(([, name]) => name).filter((name) => OWN_NAMES.includes(name));
    if (clash.length) throw new Error(`a field of ${file} may not be shortened: ${clash.join(", ")}`);
  }
}

/** No message calls a function of Fluent's, refers to a term or holds a date, so those parts of it are left out. */
const lessFluent = {
  name: "less-fluent",
  setup(bundler) {
    bundler.onLoad({ filter: /fluent.bundle.esm.builtins\.js$/ }, () => ({ contents: "export let NUMBER, DATETIME" }));
    bundler.onLoad({ filter: /fluent.bundle.esm.types\.js$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      return { contents: text.replace(/export class FluentDateTime.*/s, "export class FluentDateTime {}") };
    });
    bundler.onLoad({ filter: /fluent.bundle.esm.resolver\.js$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      return { contents: text.replace(/case "(?:term|func)":\s*return \w+\(scope, expr\);/g, "") };
    });
  },
};

/** No component of ours has a context or one of the seldom hooks, and nothing listens to Preact at work. */
const SELDOM = [
  /\boptions\.(?!_catchError\b)\w+/g,
  /\b(?:c|ctor|newType)\.(?:contextType|getChildContext|getDerivedState\w+|getSnapshotBeforeUpdate|componentWill(?:Mount|Receive\w+))/g,
];
const lessPreact = {
  name: "less-preact",
  setup(bundler) {
    bundler.onResolve({ filter: /^preact$/ }, () => ({ path: resolve("node_modules/preact/src/index.js") }));
    bundler.onLoad({ filter: /preact.src.*\.js$/ }, async ({ path }) => ({
      contents: SELDOM.reduce((text, name) => text.replace(name, "undefined"), await readFile(path, "utf8")),
    }));
  },
};

/** The messages of a file, parsed. */
const parse = async (...path) => new FluentResource(await readFile(join(LANGUAGES, ...path), "utf8")).body;

/** Ids of the core's messages, which stand in every bundle, are shortened there and in the catalogues alike. */
const shortId = new Map((await parse("en", "core.ftl")).map(({ id }, i) => [id, i.toString(36)]));

function withShortIds(code) {
  return code.replace(/"(core-[\w-]*)"/g, (_, id) => {
    if (!shortId.has(id)) throw new Error(`there is no message ${id} in en/core.ftl`);
    return `"${shortId.get(id)}"`;
  });
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
    mangleProps: new RegExp(`^(_[a-z]\\w*|__[a-zA-Z]|${OWN_NAMES.join("|")})$`),
    plugins: [lessFluent, lessPreact],
    legalComments: "none",
    logLevel: "warning",
  });
  const { code } = await minify(outputFiles[0].text, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, hoist_funs: true, unsafe_arrows: true, pure_getters: true },
    format: { comments: false },
  });
  return `${BANNER}${withShortIds(code)}\n`;
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

/** The rooms of a catalogue whose words Python alone says. */
const NOT_IN_PAGES = ["scene.ftl", "export.ftl"];

/**
 * A catalogue as the page takes it: what stands in the other files of a language. First what the replay says, of which
 * not a word is looked up by a name that is put together; then what the workshop says as well.
 */
async function words(language, replay) {
  const all = (await readdir(join(LANGUAGES, language))).filter((name) => name.endsWith(".ftl")).sort();
  const files = all.filter((name) => !NOT_IN_PAGES.includes(name));
  const bodies = await Promise.all(files.map((name) => parse(language, name)));
  const said = new Set(replay.match(/"[\w-]+"/g));
  const widget = new Set(bodies.flat().filter(({ id }) => said.has(`"${shortId.get(id) ?? id}"`)));
  for (const message of widget) {
    for (const [, name] of JSON.stringify(message).matchAll(/"type":"mesg","name":"([\w-]+)"/g)) {
      widget.add(bodies.flat().find(({ id }) => id === name));
    }
  }
  const workshop = bodies.flat().filter((message) => !widget.has(message));
  return `${withShortIds(JSON.stringify({ widget: [...widget], workshop }))}\n`;
}

await check();
await mkdir(TO, { recursive: true });
const write = async (name, made) => writeFile(join(TO, name), await made);
const languages = (await readdir(LANGUAGES, { withFileTypes: true })).filter((entry) => entry.isDirectory());
const replay = await module("index");
await Promise.all([
  write("widget.js", replay),
  write("workshop.js", module("workshop")),
  write("widget.css", styles("all")),
  write("workshop.css", styles("workshop")),
  write("standalone.js", script("standalone")),
  ...languages
    .map(({ name }) => name)
    .filter((name) => /^[a-z]{2,3}$/.test(name))
    .map((name) => write(`words.${name}.json`, words(name, replay))),
]);
