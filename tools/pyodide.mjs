// Plays a game and makes a widget in Pyodide, with the sources and the packages of one Python environment.
//
//     node tools/pyodide.mjs SOURCES SITE_PACKAGES PROGRAM
//
// What the program prints is printed; an exception in it ends with a code that is not 0.
import { readFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const [sources, packages, program] = process.argv.slice(2);
const pyodide = await loadPyodide();
for (const [place, root] of [
  ["/sources", sources],
  ["/packages", packages],
]) {
  pyodide.FS.mkdir(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, place);
}
await pyodide.runPythonAsync("import sys\nsys.dont_write_bytecode = True\nsys.path += ['/sources', '/packages']");
await pyodide.runPythonAsync(await readFile(program, "utf8"));
