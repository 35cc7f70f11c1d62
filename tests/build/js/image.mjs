// Runs image.py in the very Pyodide that the page will run:
//     node image.mjs NODE_MODULES CHECKOUT OUT
// A .pyc file is good for one release of Python alone, so it is made here.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [, , modules, checkout, out] = process.argv;
const here = path.dirname(fileURLToPath(import.meta.url));
const pyodide = path.resolve(modules, "pyodide");
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));

const python = await loadPyodide();
// By file: posixpath is known as os.path too, some are frozen copies.
const loaded = python.runPython(`
    import sys
    files = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}
    [
        file.partition(".zip/")[2].removesuffix(".py").removesuffix("/__init__")
        for file in files
        if ".zip/" in file
    ]
`).toJs();
const pyscript = path.resolve(modules, "@pyscript/core/src/stdlib");
for (const [place, folder] of [
  ["/checkout", checkout],
  ["/pyscript", pyscript],
  ["/out", out],
]) {
  python.FS.mkdir(place);
  python.mountNodeFS(place, path.resolve(folder));
}
python.FS.writeFile("/stdlib.zip", await readFile(path.join(pyodide, "python_stdlib.zip")));
try {
  python.runPython(await readFile(path.join(here, "..", "image.py"), "utf8"));
  python.globals.get("main")(python.toPy(loaded.map((name) => name.replaceAll("/", "."))));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
