// Bundles the front end: sab_widget/js/ into one module, sab_widget/static/widget.js, as small as it gets.
//
// Names of properties are shortened where it is safe: those in OWN_NAMES are properties of our own objects and of
// Preact's alone. None of them is a name of the DOM, and none occurs in scenes or messages, which `check` makes sure of.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build, transform } from "esbuild";
import { minify } from "terser";

const OUT = "sab_widget/static/widget.js";
const BANNER = "/*! Contains Preact, (c) 2015-present Jason Miller, MIT licence. */\n";
const OWN_NAMES = `
  about actOnCell asked box broken choose clock complain connected current deed diffed discards distance
  edges ends entrance fault findings forget good hand hint hold hover icon isPicked isPinned jump kernelGone known
  lines local look loseKernel moment names nearer nuggets pick picked places playing point props reveal revealed
  said scene selected shared shown source stand stock story subscribe targetAt tell toMove toggle tools
  turnCard unselect verdict viewers waiting walk walkLog walked wanted whole write

  componentDidCatch componentDidMount componentDidUpdate componentWillMount componentWillReceiveProps
  componentWillUnmount componentWillUpdate contextType dangerouslySetInnerHTML debounceRendering forceUpdate
  getChildContext getDerivedStateFromError getDerivedStateFromProps getSnapshotBeforeUpdate setState
  shouldComponentUpdate vnode
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

/** Style sheets become text, without what only people need. */
const styles = {
  name: "styles",
  setup(bundler) {
    bundler.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true, target: "es2022" });
      return { contents: code.trim().replace(/(--[\w-]+:) /g, "$1").replace(/, /g, ","), loader: "text" };
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
  mangleProps: new RegExp(`^(${OWN_NAMES.join("|")})$`),
  plugins: [styles],
  legalComments: "none",
  logLevel: "warning",
});
const { code } = await minify(outputFiles[0].text, {
  module: true,
  ecma: 2020,
  compress: { passes: 3, unsafe_arrows: true, pure_getters: true },
  format: { comments: false },
});
await mkdir(dirname(OUT), { recursive: true });
await writeFile(OUT, `${BANNER}${code}\n`);
