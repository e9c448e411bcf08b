// Bundles every sab_widget/js/**/*.test.ts(x) on its own, then hands them to Node's test runner.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const from = "sab_widget/js";
const to = ".cache/js-tests";
const tests = readdirSync(from, { recursive: true }).filter((name) => /\.test\.tsx?$/.test(name));
if (tests.length === 0) {
  console.error(`no tests in ${from}`);
  process.exit(1);
}
rmSync(to, { recursive: true, force: true });
await build({
  entryPoints: tests.map((name) => join(from, name)),
  outdir: to,
  outbase: from,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".css": "text" },
  sourcemap: "inline",
  logLevel: "warning",
});
const bundles = tests.map((name) => join(to, name.replace(/tsx?$/, "mjs")));
const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", "--test-reporter=spec", ...bundles], {
  stdio: "inherit",
});
process.exit(run.status ?? 1);
