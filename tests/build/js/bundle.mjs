// Bundles PyScript's core and Pyodide's loader, each into one module:
//     node bundle.mjs NODE_MODULES OUT
// What is left out or put in place of something is listed below; a
// replacement that no longer fits a new release stops the build.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const [modules, out] = process.argv.slice(2).map((folder) => path.resolve(folder));
const here = path.dirname(fileURLToPath(import.meta.url));
const esbuild = createRequire(path.join(modules, "x.js"))("esbuild");

/** Modules of PyScript that the page does without, and what stands in. */
const STAND_INS = [
  // Terminals, editors, games and the red error banner: optional plugins.
  [/@pyscript\/core\/src\/plugins\.js$/, "nothing.js"],
  [/@pyscript\/core\/src\/plugins\/(?:codemirror|donkey)\.js$/, "nothing.js"],
  // Zip archives for MicroPython, and the list of Pyodide's packages.
  [/polyscript\/esm\/3rd-party\/zip\.js$/, "nothing.js"],
  [/polyscript\/esm\/interpreter\/pyodide_graph\.js$/, "nothing.js"],
  // Its Python side lies compiled in our stdlib.zip instead of being
  // written to the file system, line by line, at each start.
  [/@pyscript\/core\/src\/stdlib\.js$/, "no-stdlib.js"],
  // The code of a worker, kept as text: the game runs on the main thread.
  [/polyscript\/esm\/worker\/xworker\.js$/, "nothing.js"],
  // It waits for IndexedDB, which a sandboxed frame refuses, to look up
  // packages that are never installed here.
  [/@webreflection\/idb-map\/index\.js$/, "memory-map.js"],
  [/@webreflection\/idb-map\/sync\.js$/, "memory-map.js"],
];

/** [file, text in it, text instead]: each must be there exactly once. */
const REPLACEMENTS = [
  // Python comes from beside the page, never from a third party.
  [
    /polyscript\/esm\/interpreter\/pyodide\.js$/,
    /`https:[^`]*\/pyodide\.mjs`/g,
    "globalThis.minesweeperBoot.python",
  ],
  // It would note the error in the console and then wait for ever.
  [
    /pyodide\/pyodide\.mjs$/,
    /catch\((\w+)\)\{console\.warn\("wasm instantiation failed!"\)/g,
    "catch($1){minesweeperBoot.spoilt($1)",
  ],
];

const fitted = new Set();

const adapt = {
  name: "adapt",
  setup(build) {
    build.onLoad({ filter: /\.m?js$/ }, async ({ path: file }) => {
      const name = file.replaceAll("\\", "/");
      for (const [pattern, standIn] of STAND_INS) {
        if (!pattern.test(name)) continue;
        fitted.add(pattern);
        return { contents: await readFile(path.join(here, standIn), "utf8") };
      }
      for (const [pattern, from, to] of REPLACEMENTS) {
        if (!pattern.test(name)) continue;
        const text = await readFile(file, "utf8");
        if ([...text.matchAll(from)].length !== 1)
          throw new Error(`${file}: not once in it: ${from}`);
        fitted.add(pattern);
        return { contents: text.replace(from, to) };
      }
      return undefined;
    });
  },
};

const common = {
  bundle: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  minify: true,
  legalComments: "eof",
  nodePaths: [modules],
  absWorkingDir: modules,
  logLevel: "warning",
  plugins: [adapt],
};

await esbuild.build({
  ...common,
  entryPoints: [path.join(here, "core.js")],
  outfile: path.join(out, "core.mjs"),
});

// What snapshot.mjs has found.
const snapshot = await readFile(path.join(out, "snapshot.json"), "utf8");
// The list of Pyodide's packages, of which none is ever loaded.
const lock = await readFile(path.join(modules, "pyodide/pyodide-lock.json"), "utf8");

await esbuild.build({
  ...common,
  entryPoints: [path.join(here, "python.js")],
  outfile: path.join(out, "python.mjs"),
  external: ["node:*", "ws"],
  define: {
    fetch: "minesweeperBoot.fetch",
    "WebAssembly.instantiateStreaming": "minesweeperBoot.instantiate",
    SNAPSHOT: snapshot,
    LOCK_INFO: JSON.stringify(JSON.parse(lock).info),
  },
});

for (const [pattern] of [...STAND_INS, ...REPLACEMENTS])
  if (!fitted.has(pattern)) throw new Error(`nothing matched ${pattern}`);
