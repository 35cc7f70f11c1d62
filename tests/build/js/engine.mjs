// Writes Pyodide's engine without what only packages in C need:
//     node engine.mjs NODE_MODULES OUT
// Nine tenths of its exports, its WebGL, SDL and sound are there for packages that are
// linked at run time, of which the page has none; to read, to wrap and to export them
// takes a good part of each start. What Python itself uses is found here: the imports
// of the wasm, and each name that is left in the text once the lists are taken away.
// Like a replacement that no longer fits, a surprise stops the build.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import { dead, empty } from "./lean.mjs";
import { Wasm } from "./wasm.mjs";

const [modules, out] = process.argv.slice(2).map((folder) => path.resolve(folder));
const esbuild = createRequire(path.join(modules, "x.js"))("esbuild");
const ENGINE = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";
const FUNCTION = 0; // kinds of exports
const GLOBAL = 3;

const HEAD = "async function _createPyodideModule(moduleArg={}){";
const TAIL = ";return moduleRtn}export default _createPyodideModule;";

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
    "if(!value&&!entry.required){",
    `if(!value&&(!entry.required||symName.startsWith("emscripten_gl"))){`,
  ],
  // What a snapshot holds need not be imported again.
  [
    `function(t,e){t&&Wr();let[r,n]=API.rawRun("import _pyodide_core");`,
    `function(t,e){t&&Wr();let[r,n]=t?[0,""]:API.rawRun("import _pyodide_core");`,
  ],
  // A new function is in no table: that need not be read through for it.
  ["var rtn=getFunctionAddress(func);", "var rtn=functionsInTableMap?.get(func);"],
  ["functionsInTableMap.set(func,ret);", "functionsInTableMap?.set(func,ret);"],
];

/** What the engine offers to programs that draw by themselves. */
const SCREEN = [
  "GL",
  "GLctx",
  "createContext",
  "getBoundingClientRect",
  "getUserMedia",
  "pauseMainLoop",
  "requestAnimationFrame",
  "requestFullscreen",
  "requestPointerLock",
  "resumeMainLoop",
  "setCanvasSize",
];

/** The only match of a pattern in a text. */
const only = (text, pattern) => {
  const found = [...text.matchAll(new RegExp(pattern, "g"))];
  if (found.length !== 1) throw new Error(`${ENGINE}: ${found.length} times ${pattern}`);
  return found[0];
};

const without = (text, { index, 0: found }, instead = "") =>
  text.slice(0, index) + instead + text.slice(index + found.length);

const names = (text, pattern) => new Set([...text.matchAll(pattern)].map((m) => m[1] ?? m[2]));

// ---- What the wasm asks for ------------------------------------------------

const wasm = new Wasm(await readFile(path.join(modules, "pyodide", WASM)));
const exported = new Map(wasm.exports.map((one) => [one.name, one]));
const imported = new Set();
const byAddress = new Set();
for (const { module, name } of wasm.imports) {
  if (!module.startsWith("GOT.")) imported.add(name);
  else if (exported.has(name))
    throw new Error(`Python links with its own export ${name}`);
  else if (!name.startsWith("emscripten_gl")) byAddress.add(name);
}

// ---- The text without its lists --------------------------------------------

let text = (await readFile(path.join(modules, "pyodide", ENGINE), "utf8")).trim();
const loader = await readFile(path.join(modules, "pyodide", "pyodide.mjs"), "utf8");
if (!text.startsWith(HEAD) || !text.endsWith(TAIL)) throw new Error(`${ENGINE} is another`);
text = text.slice(HEAD.length, -TAIL.length);
for (const [from, to] of REPLACEMENTS) {
  if (text.split(from).length !== 2) throw new Error(`${ENGINE}: not once in it: ${from}`);
  text = text.replace(from, () => to);
}

// How a function is called is noted for those called by address.
text = text.replace(/([\w$]+)\.sig="[^"]*";/g, (note, name) =>
  byAddress.has(name.slice(1)) ? note : "",
);

const offered = only(text, /var wasmImports=\{([^}]*)\};/);
const wanted = offered[1].split(",").filter((entry) => {
  const name = entry.split(":")[0];
  return imported.has(name) || byAddress.has(name);
});
text = without(text, offered, `var wasmImports={${wanted}};`);

const assigned = only(text, /var [\w$,]+;function assignWasmExports\(wasmExports\)\{([^}]*)\}/);
const assignments = assigned[1].split(";").filter(Boolean);
text = without(text, assigned, "function assignWasmExports(wasmExports){}");

// PyScript takes some things out of the engine too, by names it has no dot before.
const folder = path.join(modules, "polyscript", "esm", "interpreter");
const files = (await readdir(folder)).filter((name) => name.endsWith(".js")).sort();
const pyscript = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));

const own = /Module\["([\w$]+)"\]=[\w$.]+;/g;
const asked = names(text.replace(own, "") + loader, /\.([\w$]+)|\["([\w$]+)"\]/g);
for (const name of SCREEN) asked.delete(name);
for (const name of names(pyscript.join(""), /([\w$]+)/g)) asked.add(name);
text = text.replace(own, (offer, name) => (asked.has(name) ? offer : ""));

// Programs as text are of side modules; the page's policy forbids them anyway.
text = text.replaceAll("eval(", "(0,eval)(");

// ---- What is left with nobody who calls it ---------------------------------

const { code } = await esbuild.transform(
  `let moduleArg=globalThis.moduleArg;${text};globalThis.moduleRtn=moduleRtn;`,
  { treeShaking: true, format: "esm", target: "es2022", minifyWhitespace: true },
);
text = without(code, only(code, /let moduleArg=globalThis\.moduleArg;/));
text = without(text, only(text, /globalThis\.moduleRtn=moduleRtn;/));

const left = names(text + loader, /([\w$]+)/g);
const kept = assignments.filter((assignment) => {
  const [name, ...rest] = assignment.split("=");
  return left.has(name) || rest.length > 2; // the memory and the table
});
const variables = kept.flatMap((assignment) => assignment.match(/(?<=^|=)[\w$]+(?==)/g));
text = without(
  text,
  only(text, /function assignWasmExports\(\w+\)\{\}/),
  `var ${variables};function assignWasmExports(wasmExports){${kept.join(";")}}`,
);
await writeFile(path.join(out, ENGINE), HEAD + text + TAIL);

// ---- The wasm without what nobody can reach any more ------------------------

const used = names(text, /wasmExports\d*(?:\.([\w$]+)|\["([\w$]+)"\])/g);
const unused = JSON.parse(await readFile(path.join(out, "unused.json"), "utf8"));
const isUsed = ({ name, kind }) => used.has(name) || (kind !== FUNCTION && kind !== GLOBAL);
const called = wasm.exports.filter((one) => one.kind === FUNCTION && isUsed(one));
empty(wasm, dead(wasm, unused, called.map(({ index }) => index)));
wasm.exports = wasm.exports.filter(isUsed);
const lean = wasm.write();
if (!WebAssembly.validate(lean)) throw new Error(`${WASM} came out wrong`);
await writeFile(path.join(out, WASM), lean);
