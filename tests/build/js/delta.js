// A memory image as steps over the memory of a fresh WebAssembly instance:
// (how many bytes to keep, how many zeros, how many literal bytes), repeated.
// The literal bytes follow in one piece. Numbers are LEB128.

const BLOCK = 64; // bytes compared at a time

/** Writes numbers as LEB128. */
const numbers = (values) => {
  const out = [];
  for (let value of values) {
    for (; value > 127; value = Math.floor(value / 128)) out.push((value % 128) + 128);
    out.push(value);
  }
  return Uint8Array.from(out);
};

/**
 * The steps from a fresh memory to an image of it.
 *
 * @param {Uint8Array} fresh memory as instantiation leaves it; shorter is fine
 * @param {Uint8Array} image a whole number of blocks
 * @returns {Uint8Array} what `apply` takes
 */
export const encode = (fresh, image) => {
  const steps = [];
  const literals = [];
  const kind = (at) => {
    const block = image.subarray(at, at + BLOCK);
    if (block.every((byte) => byte === 0)) return 1;
    return block.every((byte, i) => byte === fresh[at + i]) ? 0 : 2;
  };
  for (let at = 0; at < image.length; ) {
    const step = [0, 0, 0];
    for (let wanted = 0; wanted < 3; wanted++) {
      const start = at;
      while (at < image.length && kind(at) === wanted) at += BLOCK;
      step[wanted] = at - start;
      if (wanted === 2) literals.push(image.subarray(start, at));
    }
    steps.push(...step);
  }
  const head = numbers([image.length, steps.length / 3, ...steps]);
  const size = literals.reduce((sum, piece) => sum + piece.length, head.length);
  const out = new Uint8Array(size);
  let at = 0;
  for (const piece of [head, ...literals]) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
};

const reader = (bytes) => {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  return { number, rest: () => bytes.subarray(at) };
};

/**
 * Turns the memory of a fresh instance into the image that was encoded.
 *
 * @param {Uint8Array} delta what `encode` gave
 * @param {Uint8Array} memory at least as large as the image
 * @param {number} used so many bytes may have been written to; the rest is zero
 */
export const apply = (delta, memory, used = memory.length) => {
  const { number, rest } = reader(delta);
  number();
  const steps = Array.from({ length: number() * 3 }, number);
  const literals = rest();
  let at = 0;
  let taken = 0;
  for (let i = 0; i < steps.length; i += 3) {
    at += steps[i];
    const zeros = at + steps[i + 1];
    // To touch a page of memory that is still untouched takes the machine a while.
    if (at < used) memory.fill(0, at, Math.min(zeros, used));
    at = zeros;
    memory.set(literals.subarray(taken, taken + steps[i + 2]), at);
    at += steps[i + 2];
    taken += steps[i + 2];
  }
};
