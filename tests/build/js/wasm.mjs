// Reads a WebAssembly file as far as the build changes it, and writes it again:
// its exports, its functions' code, its table of functions and its data.

const IMPORTS = 2;
const GLOBALS = 6;
const EXPORTS = 7;
const ELEMENTS = 9;
const CODE = 10;
const DATA = 11;

const I32_CONST = 0x41;
const END = 0x0b;

/** A number as LEB128. */
export const number = (value) => {
  const out = [];
  for (; value > 127; value = Math.floor(value / 128)) out.push((value % 128) + 128);
  return Uint8Array.of(...out, value);
};

/** A number as signed LEB128, of 32 bits. */
export const signed = (value) => {
  const out = [];
  for (let rest = value | 0; ; rest >>= 7) {
    const byte = rest & 127;
    const last = (rest >> 7 === 0 && !(byte & 64)) || (rest >> 7 === -1 && byte & 64);
    out.push(last ? byte : byte + 128);
    if (last) return Uint8Array.of(...out);
  }
};

/** A cursor that reads what a section holds. */
class Cursor {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    return this.bytes[this.at++];
  }
  number() {
    for (let value = 0, factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
  signed() {
    for (let value = 0, shift = 0; ; ) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      shift += 7;
      if (byte < 128) return shift < 32 && byte & 64 ? value | (-1 << shift) : value;
    }
  }
  skip(times = 1) {
    for (; times > 0; times--) while (this.byte() > 127);
  }
  piece(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  name() {
    return Buffer.from(this.piece(this.number())).toString();
  }
  list(read) {
    return Array.from({ length: this.number() }, read);
  }
  /** An address or an index that is known beforehand. */
  constant() {
    if (this.byte() !== I32_CONST) throw new Error("an offset that is no constant");
    const value = this.signed();
    if (this.byte() !== END) throw new Error("an offset that is worked out");
    return value;
  }
}

// What follows the number of an instruction: b a byte, n a number, t a type of block,
// c a function that is called, i a constant, 4 and 8 bytes of a fraction.
const OPERANDS = new Map();
const take = (operands, ...codes) => codes.forEach((code) => OPERANDS.set(code, operands));
const upTo = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
take("t", 0x02, 0x03, 0x04, 0x06);
take("", 0x00, 0x01, 0x05, 0x0a, END, 0x0f, 0x19, 0x1a, 0x1b, 0xd1);
take("n", 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18, ...upTo(0x20, 0x26), 0x42, 0xd0);
take("c", 0x10, 0x12, 0xd2);
take("nn", 0x11, 0x13);
take("no", ...upTo(0x28, 0x3e));
take("b", 0x3f, 0x40);
take("i", I32_CONST);
take("4", 0x43);
take("8", 0x44);
take("", ...upTo(0x45, 0xc4));
/** The same for those numbers that come after 0xfc. */
const MORE = ["", "", "", "", "", "", "", "", "nb", "n", "bb", "b", "nn", "n", "nn", "n", "n", "n"];

/** What a function calls and which numbers stand in it. */
const read = (cursor, end) => {
  const calls = new Set();
  const numbers = new Set();
  cursor.list(() => [cursor.skip(), cursor.byte()]);
  while (cursor.at < end) {
    const code = cursor.byte();
    if (code === 0x0e) {
      cursor.list(() => cursor.skip());
      cursor.skip();
      continue;
    }
    if (code === 0x1c) {
      cursor.piece(cursor.number());
      continue;
    }
    const operands = code === 0xfc ? MORE[cursor.number()] : OPERANDS.get(code);
    if (operands === undefined) throw new Error(`an unknown instruction ${code}`);
    for (const operand of operands)
      if (operand === "b") cursor.at++;
      else if (operand === "n") cursor.skip();
      else if (operand === "t") cursor.skip(); // a value's type is one byte, below 128
      else if (operand === "c") calls.add(cursor.number());
      else if (operand === "o") numbers.add(cursor.number());
      else if (operand === "i") numbers.add(cursor.signed());
      else cursor.at += Number(operand);
  }
  return { calls, numbers };
};

/** A WebAssembly file, open to be changed. */
export class Wasm {
  constructor(bytes) {
    this.head = bytes.subarray(0, 8);
    this.sections = [];
    this.imported = 0;
    for (const cursor = new Cursor(bytes, 8); cursor.at < bytes.length; ) {
      const id = cursor.byte();
      this.sections.push({ id, body: cursor.piece(cursor.number()) });
    }
    const open = (id) => new Cursor(this.sections.find((one) => one.id === id).body);
    this.readImports(open(IMPORTS));
    this.readGlobals(open(GLOBALS));
    this.readExports(open(EXPORTS));
    this.readTable(open(ELEMENTS));
    this.readCode(open(CODE));
    this.readData(open(DATA));
  }

  readImports(cursor) {
    this.importedGlobals = 0;
    this.imports = cursor.list(() => {
      const [module, name] = [cursor.name(), cursor.name()];
      const kind = cursor.byte();
      if (kind !== 0 && kind !== 3) throw new Error(`an import of kind ${kind}`);
      cursor.skip(kind === 0 ? 1 : 2);
      if (kind === 0) this.imported++;
      else this.importedGlobals++;
      return { module, name };
    });
  }

  readGlobals(cursor) {
    this.globals = cursor.list(() => {
      cursor.at += 2; // its type, and whether it changes
      const plain = cursor.bytes[cursor.at] === I32_CONST;
      if (plain) return cursor.constant();
      while (cursor.byte() !== END);
      return undefined;
    });
  }

  readExports(cursor) {
    this.exports = cursor.list(() => {
      const name = cursor.name();
      return { name, kind: cursor.byte(), index: cursor.number() };
    });
  }

  readTable(cursor) {
    this.table = [];
    cursor.list(() => {
      if (cursor.number() !== 0) throw new Error("a table of another kind");
      const start = cursor.constant();
      cursor.list((_, i) => (this.table[start + i] = cursor.number()));
    });
  }

  readCode(cursor) {
    this.functions = cursor.list(() => {
      const body = cursor.piece(cursor.number());
      return { body, ...read(new Cursor(body), body.length) };
    });
  }

  readData(cursor) {
    this.data = cursor.list(() => {
      if (cursor.number() !== 0) throw new Error("data of another kind");
      return { address: cursor.constant(), bytes: cursor.piece(cursor.number()) };
    });
  }

  /** The file as it now is. */
  write() {
    const list = (items, piece) =>
      Buffer.concat([number(items.length), ...items.flatMap(piece)]);
    const written = {
      [EXPORTS]: () =>
        list(this.exports, ({ name, kind, index }) => {
          const text = Buffer.from(name);
          return [number(text.length), text, Uint8Array.of(kind), number(index)];
        }),
      [CODE]: () => list(this.functions, ({ body }) => [number(body.length), body]),
      [DATA]: () =>
        list(this.data, ({ address, bytes }) => [
          Uint8Array.of(0, I32_CONST),
          signed(address),
          Uint8Array.of(END),
          number(bytes.length),
          bytes,
        ]),
    };
    const out = [this.head];
    for (const { id, body } of this.sections) {
      const content = written[id]?.() ?? body;
      out.push(Uint8Array.of(id), number(content.length), content);
    }
    return Buffer.concat(out);
  }
}
