// The rules in plain JavaScript, as one would write them for a page: a flat array for
// each fact, eight offsets with a test for the edges, an opening by a work list. It does
// what minesweeper.rules does: open, mark, chord, undo, redo, seeds, lists of changes.
"use strict";

const MINE = 9; // as a number
const COVERED = 9; // as a face
const FLAG = 10;
const QUESTION = 11;
const SHOWN_MINE = 12;
const EXPLODED = 13;
const WRONG_FLAG = 14;
const AROUND = [
  [-1, -1], [-1, 0], [-1, 1],
  [0, -1], [0, 1],
  [1, -1], [1, 0], [1, 1],
];

// A source of chance that starts from a text: mulberry32 on an FNV hash.
function seeded(text) {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function layByDensity(rows, cols, density, chance) {
  const mines = new Array(rows * cols);
  for (let i = 0; i < mines.length; i++) mines[i] = chance() < density;
  return mines;
}

function numbersOf(rows, cols, mines) {
  const numbers = new Array(rows * cols);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const here = row * cols + col;
      if (mines[here]) {
        numbers[here] = MINE;
        continue;
      }
      let count = 0;
      for (const [down, right] of AROUND) {
        const r = row + down;
        const c = col + right;
        if (r >= 0 && r < rows && c >= 0 && c < cols && mines[r * cols + c]) count++;
      }
      numbers[here] = count;
    }
  }
  return numbers;
}

class RivalGame {
  constructor(rows, cols, mines, questionMarks = false) {
    this.rows = rows;
    this.cols = cols;
    this.mines = mines;
    this.questionMarks = questionMarks;
    this.numbers = numbersOf(rows, cols, mines);
    this.faces = new Array(rows * cols).fill(COVERED);
    this.left = 0;
    for (const mine of mines) if (!mine) this.left++;
    this.minesLeft = rows * cols - this.left;
    this.status = "ready";
    this.moves = 0;
    this.past = [];
    this.future = [];
  }

  // Makes a move; returns the cells it changed.
  play(kind, row, col) {
    if (row < 0 || row >= this.rows || col < 0 || col >= this.cols) {
      throw new RangeError(`${row},${col} is outside the grid`);
    }
    if (this.status === "won" || this.status === "lost") return [];
    const here = row * this.cols + col;
    const { status, left, minesLeft, moves } = this;
    this.step = { cells: [], faces: [], status, left, minesLeft, moves };
    if (kind === "open") this.open(here);
    else if (kind === "mark") this.mark(here);
    else this.chord(here);
    if (this.step.cells.length === 0) return [];
    this.moves++;
    this.past.push(this.step);
    this.future = [];
    return this.step.cells;
  }

  undo() {
    return this.go(this.past, this.future);
  }

  redo() {
    return this.go(this.future, this.past);
  }

  go(source, target) {
    const step = source.pop();
    if (!step) return [];
    const { status, left, minesLeft, moves } = this;
    const faces = step.cells.map((cell) => this.faces[cell]);
    target.push({ cells: step.cells, faces, status, left, minesLeft, moves });
    step.cells.forEach((cell, i) => (this.faces[cell] = step.faces[i]));
    this.status = step.status;
    this.left = step.left;
    this.minesLeft = step.minesLeft;
    this.moves = step.moves;
    return step.cells;
  }

  show(cell, face) {
    this.step.cells.push(cell);
    this.step.faces.push(this.faces[cell]);
    this.faces[cell] = face;
  }

  isClosed(cell) {
    return this.faces[cell] === COVERED || this.faces[cell] === QUESTION;
  }

  neighbours(cell) {
    const row = Math.floor(cell / this.cols);
    const col = cell % this.cols;
    const found = [];
    for (const [down, right] of AROUND) {
      const r = row + down;
      const c = col + right;
      if (r >= 0 && r < this.rows && c >= 0 && c < this.cols) {
        found.push(r * this.cols + c);
      }
    }
    return found;
  }

  open(cell) {
    if (this.isClosed(cell)) this.uncover([cell]);
  }

  mark(cell) {
    const face = this.faces[cell];
    if (face === COVERED) {
      this.minesLeft--;
      this.show(cell, FLAG);
    } else if (face === FLAG) {
      this.minesLeft++;
      this.show(cell, this.questionMarks ? QUESTION : COVERED);
    } else if (face === QUESTION) {
      this.show(cell, COVERED);
    }
  }

  chord(cell) {
    const number = this.faces[cell];
    if (number < 1 || number > 8) return;
    const near = this.neighbours(cell);
    if (near.filter((other) => this.faces[other] === FLAG).length !== number) return;
    this.uncover(near.filter((other) => this.isClosed(other)));
  }

  uncover(cells) {
    if (cells.length === 0) return;
    this.status = "playing";
    const opened = [];
    for (const cell of cells) {
      if (this.mines[cell]) {
        this.status = "lost";
        this.show(cell, EXPLODED);
      } else {
        this.show(cell, this.numbers[cell]);
        opened.push(cell);
      }
    }
    for (let next = 0; next < opened.length; next++) {
      const here = opened[next];
      if (this.numbers[here] !== 0) continue;
      const row = Math.floor(here / this.cols);
      const col = here % this.cols;
      for (const [down, right] of AROUND) {
        const r = row + down;
        const c = col + right;
        if (r < 0 || r >= this.rows || c < 0 || c >= this.cols) continue;
        const near = r * this.cols + c;
        if (!this.isClosed(near)) continue;
        this.show(near, this.numbers[near]);
        opened.push(near);
      }
    }
    this.left -= opened.length;
    if (this.status === "lost") this.lose();
    else if (this.left === 0) this.win();
  }

  win() {
    this.status = "won";
    this.minesLeft = 0;
    for (let i = 0; i < this.faces.length; i++) {
      if (this.mines[i] && this.faces[i] !== FLAG) this.show(i, FLAG);
    }
  }

  lose() {
    for (let i = 0; i < this.faces.length; i++) {
      if (this.mines[i]) {
        if (this.isClosed(i)) this.show(i, SHOWN_MINE);
      } else if (this.faces[i] === FLAG) {
        this.show(i, WRONG_FLAG);
      }
    }
  }
}

// The bench's tasks: each gives the milliseconds of so many runs, and has a namesake in
// rules_tasks.py.

let seeds = 0;

function timed(task, times) {
  const start = performance.now();
  for (let i = 0; i < times; i++) task();
  return performance.now() - start;
}

function newBoard(chance) {
  return new RivalGame(20, 30, layByDensity(20, 30, 0.2, chance));
}

function randomGame(chance) {
  const game = newBoard(chance);
  while (game.status !== "lost" && game.status !== "won") {
    game.play("open", Math.floor(Math.random() * 20), Math.floor(Math.random() * 30));
  }
}

function openEmpty(side, times) {
  const empty = new Array(side * side).fill(false);
  const games = Array.from({ length: times }, () => new RivalGame(side, side, empty));
  return timed(() => games.pop().play("open", side >> 1, side >> 1), times);
}

// Plays moves on a board; gives the faces row by row, the status and the counter.
function outcome({ rows, cols, mines, moves }) {
  const game = new RivalGame(rows, cols, mines, true);
  for (const [kind, row, col] of moves) {
    if (kind === "undo") game.undo();
    else if (kind === "redo") game.redo();
    else game.play(kind, row, col);
  }
  return [game.faces, game.status, game.minesLeft, game.moves];
}

globalThis.rival = {
  outcome,
  seeded_board: (times) => timed(() => newBoard(seeded(`seed ${seeds++}`)), times),
  board: (times) => timed(() => newBoard(Math.random), times),
  seeded_games: (times) => timed(() => randomGame(seeded(`seed ${seeds++}`)), times),
  games: (times) => timed(() => randomGame(Math.random), times),
  field: (times) =>
    timed(
      () => numbersOf(1000, 1000, layByDensity(1000, 1000, 0.2, Math.random)),
      times,
    ),
  numbers: (times) => {
    const mines = layByDensity(1000, 1000, 0.2, Math.random);
    return timed(() => numbersOf(1000, 1000, mines), times);
  },
  empty_500: (times) => openEmpty(500, times),
  empty_1000: (times) => openEmpty(1000, times),
};
