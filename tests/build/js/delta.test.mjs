import assert from "node:assert/strict";
import { test } from "node:test";

import { apply, encode } from "./delta.js";

/** Numbers that look like chance and are the same each time. */
const chance = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

/** A memory in stretches of zeros, of the fresh memory and of other bytes. */
const image = (fresh, size, next) => {
  const out = new Uint8Array(size);
  for (let at = 0; at < size; ) {
    const length = Math.ceil(next() * 500);
    const kind = Math.floor(next() * 3);
    for (let i = at; i < Math.min(size, at + length); i++)
      out[i] = kind === 0 ? 0 : kind === 1 ? (fresh[i] ?? 0) : next() * 256;
    at += length;
  }
  return out;
};

test("applying what was encoded gives the image", () => {
  for (let seed = 1; seed <= 50; seed++) {
    const next = chance(seed);
    const fresh = Uint8Array.from({ length: 4096 }, () => next() * 256);
    const wanted = image(fresh, 64 * (1 + Math.floor(next() * 200)), next);
    const delta = encode(fresh, wanted);
    const memory = new Uint8Array(wanted.length).fill(7);
    memory.set(fresh.subarray(0, wanted.length));
    apply(delta, memory);
    assert.deepEqual(memory, wanted);
  }
});

test("what is zero beyond the used part is not touched", () => {
  const wanted = new Uint8Array(6400).fill(3, 0, 640).fill(5, 3200, 3264);
  const memory = new Uint8Array(6400).fill(7);
  apply(encode(new Uint8Array(64), wanted), memory, 1000);
  wanted.fill(7, 1000, 3200).fill(7, 3264);
  assert.deepEqual(memory, wanted);
});

test("what is the same is not stored", () => {
  const fresh = new Uint8Array(64_000).fill(1);
  assert.ok(encode(fresh, fresh).length < 20);
});
