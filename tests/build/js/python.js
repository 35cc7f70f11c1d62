// What PyScript takes for "pyodide.mjs": starts Python as soon as it is
// loaded, beside PyScript's own start, from the files boot.js supplies.
import { loadPyodide as load, version } from "pyodide";

const boot = globalThis.minesweeperBoot;

// PyScript brings its own when Python is running already.
const streams = { stdout: console.log, stderr: console.error };

const start = async () => {
  const asm = await import(await boot.module("pyodide.asm.mjs"));
  const options = {
    createPyodideModule: asm.default,
    indexURL: boot.runtime,
    stdLibURL: `${boot.runtime}stdlib.zip`,
    lockFileContents: { info: LOCK_INFO, packages: {} },
    packageBaseUrl: boot.runtime,
    stdout: (line) => streams.stdout(line),
    stderr: (line) => streams.stderr(line),
    env: { HOME: "/home/pyodide" },
  };
  if (!boot.sources) {
    const game = boot.bytes("game.zip");
    options.env.PYTHONPATH = "/lib/game.zip";
    options.fsInit = async (fs) => fs.writeFile("/lib/game.zip", await game);
  }
  return load(options);
};

const started = start();
started.catch((error) => boot.fail("python", error.message ?? error));

export const loadPyodide = ({ stdout, stderr }) => {
  Object.assign(streams, { stdout, stderr });
  return started;
};

export { version };
