// What PyScript takes for "pyodide.mjs": starts Python as soon as it is
// loaded, beside PyScript's own start, from the files boot.js supplies.
import { loadPyodide as load, version } from "pyodide";

import { apply, memorySize } from "./delta.js";

const boot = globalThis.minesweeperBoot;

// PyScript brings its own when Python is running already.
const streams = { stdout: console.log, stderr: console.error };

const common = () => ({
  indexURL: boot.runtime,
  lockFileContents: { info: LOCK_INFO, packages: {} },
  packageBaseUrl: boot.runtime,
  stdout: (line) => streams.stdout(line),
  stderr: (line) => streams.stderr(line),
  env: { HOME: "/home/pyodide" },
});

const asm = boot.asm.then((address) => import(address));

/** Python from its beginning, with all modules still to be imported. */
const plain = async () =>
  load({
    ...common(),
    stdLibURL: `${boot.runtime}python.zip`,
    createPyodideModule: (await asm).default,
  });

/** The address of the word that holds this engine's own way to call a function. */
const trampoline = (module) => {
  const offset = module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2];
  return (module.__PyRuntime + offset) >> 2;
};

/** Python as it stood when the program had been imported. */
const fromSnapshot = async () => {
  const packed = new Blob([await boot.bytes("snapshot.bin")]).stream();
  const unpacked = packed.pipeThrough(new DecompressionStream("gzip"));
  const whole = new Uint8Array(await new Response(unpacked).arrayBuffer());
  const start = 4 + new DataView(whole.buffer).getUint32(0, true);
  const delta = whole.subarray(start);
  const python = await load({
    ...common(),
    stdLibURL: `${boot.runtime}late.zip`,
    // Pyodide checks that its header is one of the same build.
    _loadSnapshot: whole.slice(4, start),
    createPyodideModule: async (settings) => {
      settings.INITIAL_MEMORY = memorySize(delta);
      const module = await (await asm).default(settings);
      const { restoreSnapshot } = module.API;
      module.API.restoreSnapshot = (header) => {
        const facts = restoreSnapshot(header);
        const own = module.HEAP32[trampoline(module)];
        apply(delta, module.HEAPU8);
        module.HEAP32[trampoline(module)] = own;
        return facts;
      };
      return module;
    },
  });
  // Chance was frozen with the rest.
  python.runPython("import random; random.seed(); del random");
  return python;
};

const start = async () => {
  if (await boot.snapshot) {
    try {
      return await fromSnapshot();
    } catch (error) {
      // It only saves time: whatever is wrong with it, start without.
      console.info("Starting without the memory snapshot.", error);
    }
  }
  return plain();
};

const started = start();
started.then(
  () => performance.mark("minesweeper:python"),
  (error) => boot.fail("python", error.message ?? error),
);

export const loadPyodide = ({ stdout, stderr }) => {
  Object.assign(streams, { stdout, stderr });
  return started;
};

export { version };
