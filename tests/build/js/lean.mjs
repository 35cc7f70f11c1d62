// Takes out of Python's wasm what the page never runs: modules in C that none of its
// modules mentions, and the libraries behind them. The functions stay, so that no number
// changes, but are empty; whoever asks for such a module gets an ImportError.
//
// What is dead is found with care, for a mistake would stop a game:
// - a library is what lies between its first and its last exported name, and what is
//   tied to that by calls in the unnamed stretches beside it;
// - of the modules it is what lies between two in a row that are dead;
// - whatever anything else calls directly is kept, with all that it calls;
// - so is what stands in the table twice, or is so small that the linker may have found
//   the same function in two places and kept one.

import { number, signed } from "./wasm.mjs";

/** Names of a library's functions, and the module that calls it. */
const LIBRARIES = [
  { names: /^sqlite3_/, module: "_sqlite3" },
  { names: /^lzma_/, module: "_lzma" },
  { names: /^BZ2_/, module: "_bz2" },
  {
    names: /^(?:ZSTD|ZDICT|HUF|FSE|HIST|COVER|FASTCOVER|POOL|ERR_|divbwt|divsufsort|debug)/,
    module: "_zstd",
  },
];

/** Kinds of archives that are never unpacked here, though `zipfile` offers it. */
const ARCHIVES = ["_bz2", "_lzma", "_zstd"];

const SMALL = 32; // bytes of code

const TRAP = Uint8Array.of(0, 0x00, 0x0b); // no variables; unreachable, end

const init = (module) => `PyInit_${module}`;

/** The numbers of the functions that can never run. */
export const dead = (wasm, unused, used) => {
  const { imported, functions, table } = wasm;
  const end = imported + functions.length;
  const isSmall = (index) => functions[index - imported].body.length <= SMALL;
  const exported = wasm.exports.filter(({ kind, index }) => kind === 0 && index >= imported);
  // A name of a small one may be another's, that does the same.
  const telling = ({ name, index }) => name.startsWith("PyInit_") || !isSmall(index);
  const named = new Map(exported.filter(telling).map(({ name, index }) => [index, name]));
  const order = [...named.keys()].sort((a, b) => a - b);
  const indexOf = (name) => exported.find((one) => one.name === name)?.index;
  const inits = order.filter((index) => named.get(index).startsWith("PyInit_"));
  const gone = new Set([...unused, ...ARCHIVES].map((module) => indexOf(init(module))));

  const candidates = new Set();
  const add = (from, to) => {
    for (let index = from; index <= to; index++) candidates.add(index);
  };

  // Modules that follow each other.
  inits.forEach((index, i) => {
    if (gone.has(index) && gone.has(inits[i + 1])) add(index, inits[i + 1]);
  });

  const zones = [];
  const libraries = [];
  for (const { names, module } of LIBRARIES) {
    const own = order.filter((index) => names.test(named.get(index)));
    if (own.length < 20) throw new Error(`The wasm has no such library: ${names}`);
    const [first, last] = [own[0], own.at(-1)];
    const beside = order.filter((index) => !names.test(named.get(index)));
    add(first, last);
    libraries.push(...own);
    const before = Math.max(...beside.filter((index) => index < first)) + 1;
    const after = Math.min(...beside.filter((index) => index > last)) - 1;
    zones.push([before, first - 1], [last + 1, after]);
    // Its module lies about its beginning.
    const at = inits.indexOf(indexOf(init(module)));
    zones.push([(inits[at - 1] ?? imported) + 1, (inits[at + 1] ?? end) - 1]);
  }

  // Unnamed functions beside a library that call it.
  const inZone = (index) =>
    !named.has(index) && zones.some(([from, to]) => from <= index && index <= to);
  const callers = new Map();
  functions.forEach(({ calls }, i) => {
    for (const called of calls)
      callers.set(called, [...(callers.get(called) ?? []), imported + i]);
  });
  /** These functions, and those that call them, in turn; a small one may be shared. */
  const upwards = (from, within) => {
    const found = new Set(from);
    for (const index of found)
      if (!isSmall(index))
        for (const caller of callers.get(index) ?? []) if (within(caller)) found.add(caller);
    return found;
  };
  for (const index of upwards(candidates, inZone)) candidates.add(index);

  // What anything else may call.
  const twice = new Set(table.filter((index, at) => table.indexOf(index) !== at));
  const sure = upwards(libraries, (index) => candidates.has(index));
  const alive = new Set(used);
  for (let index = imported; index < end; index++)
    if (!candidates.has(index) || (twice.has(index) && !sure.has(index))) alive.add(index);
  for (const index of alive)
    for (const called of functions[index - imported]?.calls ?? []) alive.add(called);
  return {
    functions: [...candidates].filter((index) => !alive.has(index) && !isSmall(index)),
    modules: [...gone],
  };
};

/** Empties what is dead. */
export const empty = (wasm, found) => {
  const { imported, functions, globals, importedGlobals } = wasm;
  const indexOf = (name) => wasm.exports.find((one) => one.name === name).index;
  const error = globals[indexOf("PyExc_ImportError") - importedGlobals];
  const refusal = Buffer.concat([
    Uint8Array.of(0, 0x41), // no variables; the address of the error,
    signed(error),
    Uint8Array.of(0x28, 2, 0, 0x10), // the error itself, for the function
    number(indexOf("PyErr_SetNone")),
    Uint8Array.of(0x41, 0, 0x0b), // null, end
  ]);
  for (const index of found.functions) functions[index - imported].body = TRAP;
  for (const index of found.modules) functions[index - imported].body = refusal;
};
