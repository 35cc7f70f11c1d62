// What PyScript takes for "pyodide.mjs": starts Python as soon as it is
// loaded, beside PyScript's own start, from the files boot.js supplies.
import { loadPyodide as load, version } from "pyodide";

import { apply } from "./delta.js";

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
    stdLibURL: `${boot.runtime}python.bin`,
    createPyodideModule: (await asm).default,
  });

/** The address of the word that holds this engine's own way to call a function. */
const trampoline = (module) => {
  const offset = module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2];
  return (module.__PyRuntime + offset) >> 2;
};

const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The memory image's delta, unpacked while it arrives. */
const delta = async () => {
  const { body } = await boot.response("snapshot.bin");
  const unpacked = body.pipeThrough(new DecompressionStream("gzip"));
  const whole = new Uint8Array(await new Response(unpacked).arrayBuffer());
  const tag = bytesOf(SNAPSHOT.tag);
  if (!tag.every((byte, i) => byte === whole[i]))
    throw new Error("The memory snapshot is one of another release.");
  return whole.subarray(tag.length);
};

/** Python as it stood when the program had been imported. */
const fromSnapshot = async (arriving) => {
  const python = await load({
    ...common(),
    stdLibURL: `${boot.runtime}late.bin`,
    // Pyodide checks that it is a header of the same build.
    _loadSnapshot: bytesOf(SNAPSHOT.header),
    createPyodideModule: async (settings) => {
      settings.INITIAL_MEMORY = SNAPSHOT.memory;
      const module = await (await asm).default(settings);
      const steps = await arriving;
      const { restoreSnapshot } = module.API;
      module.API.restoreSnapshot = (header) => {
        const facts = restoreSnapshot(header);
        const own = module.HEAP32[trampoline(module)];
        // The heap grows upwards, and nothing lies above it.
        const used = module.HEAPU32[module._emscripten_get_sbrk_ptr() >> 2];
        apply(steps, module.HEAPU8, used);
        module.HEAP32[trampoline(module)] = own;
        return facts;
      };
      return module;
    },
  });
  // Chance was frozen with the rest.
  python.pyimport("random.seed")();
  return python;
};

const start = async () => {
  if (!boot.snapshot || !(await boot.pays)) return plain();
  const arriving = delta();
  arriving.catch(() => {}); // told where it is waited for
  try {
    return await fromSnapshot(arriving);
  } catch (error) {
    // It only saves time: whatever is wrong with it, start without.
    console.info("Starting without the memory snapshot.", error);
    return plain();
  }
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
