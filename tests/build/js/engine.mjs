// Writes Pyodide's engine without what only packages in C need:
//     node engine.mjs NODE_MODULES OUT
// At each start it would make ready to link such packages: note the address of each
// of 8560 exports, and wrap 274 functions of WebGL, which takes longer than what it
// does for the page. Python itself links with none of these exports, which is
// checked here. Like a replacement that no longer fits, it stops the build.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const [modules, out] = process.argv.slice(2).map((folder) => path.resolve(folder));
const ENGINE = "pyodide.asm.mjs";

/** [text in it, text instead]: each must be there exactly once. */
const REPLACEMENTS = [
  // Names and addresses of all exports, for side modules alone, but for one.
  [
    `mergeLibSymbols(wasmExports,"main");`,
    "wasmImports.main=wasmExports.main??wasmExports.__main_argc_argv;",
  ],
  ["updateGOT(origExports);", ""],
  // WebGL by address, for C programs: nothing here ever calls it.
  [
    "entry.value=addFunction(value,value.sig)",
    `entry.value=symName.startsWith("emscripten_gl")?0:addFunction(value,value.sig)`,
  ],
  // A new function is in no table: that need not be read through for it.
  ["var rtn=getFunctionAddress(func);", "var rtn=functionsInTableMap?.get(func);"],
  ["functionsInTableMap.set(func,ret);", "functionsInTableMap?.set(func,ret);"],
];

const wasm = new WebAssembly.Module(
  await readFile(path.join(modules, "pyodide", "pyodide.asm.wasm")),
);
const exported = new Set(WebAssembly.Module.exports(wasm).map(({ name }) => name));
const linked = WebAssembly.Module.imports(wasm)
  .filter(({ module, name }) => module.startsWith("GOT.") && exported.has(name))
  .map(({ name }) => name);
if (linked.length) throw new Error(`Python links with its own exports: ${linked}`);

let text = await readFile(path.join(modules, "pyodide", ENGINE), "utf8");
for (const [from, to] of REPLACEMENTS) {
  if (text.split(from).length !== 2) throw new Error(`${ENGINE}: not once in it: ${from}`);
  text = text.replace(from, () => to);
}
await writeFile(path.join(out, ENGINE), text);
