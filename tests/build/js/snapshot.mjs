// Makes the memory snapshot: Python as it stands when the page's program has
// been imported, and a zip of the modules that are not in it:
//     node snapshot.mjs NODE_MODULES OUT
import nodeCrypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { encode } from "./delta.js";

const [, , modules, out] = process.argv;
const here = path.dirname(fileURLToPath(import.meta.url));
const pyodide = path.resolve(modules, "pyodide");
const load = (folder, name) => import(pathToFileURL(path.resolve(folder, name)));

// The same sources give the same bytes: no clock, no chance. The page seeds
// Python's random anew; nothing else in the image may depend on chance.
Date.now = () => 0;
performance.now = () => 0;
nodeCrypto.randomFillSync = (bytes) => bytes.fill(0);

const { loadPyodide } = await load(pyodide, "pyodide.mjs");
const { default: createModule } = await load(out, "pyodide.asm.mjs");

const text = await readFile(path.join(here, "..", "snapshot.py"), "utf8");
const options = () => ({
  indexURL: `${path.resolve(out)}/`, // the engine as the page has it
  lockFileURL: path.join(pyodide, "pyodide-lock.json"),
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
  stdLibURL: path.resolve(out, "python.zip"),
});

// The lines of the page's script, as PyScript gives them to Python.
const page = await readFile(path.join(here, "..", "..", "..", "index.html"), "utf8");
const [, inside] = /<script type="py"[^>]*>(.*?)<\/script>/s.exec(page);
const lines = inside.trim().split("\n");
if (lines.some((line) => /^ {7}/.test(line))) throw new Error("more than plain lines");
const script = lines.map((line) => line.trim()).join("\n");

/** Imports the program, with what Pyodide itself imports to run a line. */
const begin = async (python) => {
  const scope = python.toPy({ script });
  python.runPython(text, { globals: scope });
  await python.runPythonAsync("begin(script)", { globals: scope });
  return scope;
};

/** Leaves zeros where C has memory to spare: of what was freed nothing is downloaded. */
const scrub = ({ _malloc, _free, HEAPU8, HEAPU32, _emscripten_get_sbrk_ptr }) => {
  const end = () => HEAPU32[_emscripten_get_sbrk_ptr() >> 2];
  const taken = [];
  for (let size = 1 << 20; size >= 16; size = size > 1024 ? size >> 1 : size - 8) {
    for (;;) {
      const before = end();
      const address = _malloc(size);
      taken.push(address);
      HEAPU8.fill(0, address, address + size);
      if (end() !== before) break;
    }
  }
  taken.forEach(_free);
};

const make = async () => {
  // Once to see which modules the snapshot will hold, ...
  const trial = await loadPyodide(options());
  trial.FS.mkdir("/out");
  trial.mountNodeFS("/out", path.resolve(out));
  (await begin(trial)).get("split")("/out/python.zip", "/out/late.zip");

  // ... and once more for the snapshot, which must not hold what split() uses.
  let fresh; // memory as instantiation leaves it
  const python = await loadPyodide({
    ...options(),
    _makeSnapshot: true,
    createPyodideModule: (settings) => {
      const { instantiateWasm } = settings;
      settings.instantiateWasm = (imports, done) =>
        instantiateWasm(imports, (instance, module) => {
          const memory = instance.exports.memory ?? imports.env.memory;
          fresh = new Uint8Array(memory.buffer.slice(0));
          done(instance, module);
        });
      return createModule(settings);
    },
  });
  const scope = await begin(python);
  python.FS.writeFile("/lib/python314.zip", await readFile(path.join(out, "late.zip")));
  const settle = scope.get("settle");
  settle();
  settle.destroy();
  scope.destroy();
  scrub(python._module);
  return { fresh, whole: python.makeMemorySnapshot() };
};

const { fresh, whole } = await make().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

// Pyodide's image: a header, what it refers to in JavaScript, the memory.
const start = new Uint32Array(whole.buffer, whole.byteOffset, 2)[1];
const header = whole.slice(0, start);
const image = whole.subarray(start);
const { hiwireKeys } = JSON.parse(
  new TextDecoder().decode(header.subarray(48)).replace(/\0+$/, ""),
);
if (hiwireKeys.some((key) => key && !("path" in key)))
  throw new Error(`objects of JavaScript in the snapshot: ${JSON.stringify(hiwireKeys)}`);

// The page is told beforehand what the image needs, and knows it by its tag.
const delta = encode(fresh, image);
const tag = nodeCrypto.createHash("sha256").update(header).update(delta).digest();
await writeFile(path.join(out, "snapshot.raw"), Buffer.concat([tag, delta]));
const facts = {
  header: Buffer.from(header).toString("base64"),
  memory: image.length,
  tag: tag.toString("base64"),
};
await writeFile(path.join(out, "snapshot.json"), JSON.stringify(facts));
