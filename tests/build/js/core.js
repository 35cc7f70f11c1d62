// PyScript's core as the page uses it: on the main thread alone.
import { hooks } from "@pyscript/core";

// The worker hook makes a function from text, which would need
// 'unsafe-eval' in the page's Content-Security-Policy.
hooks.worker.onBeforeRunAsync.clear();

// A program that cannot start says so on the page, not in the console alone.
hooks.main.onReady.add(({ io }) => {
  const { stderr } = io;
  io.stderr = (error, ...rest) => {
    globalThis.minesweeperBoot.fail("python", error.message ?? error);
    return stderr(error, ...rest);
  };
});
