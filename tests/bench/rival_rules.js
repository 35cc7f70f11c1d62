// The rules in plain JavaScript, as one would write them for a page: one flat array a
// fact, eight offsets with a test for the edges, an opening by a work list. It plays by
// the same rules as minesweeper.rules and hands back the cells a move changed.
"use strict";

const MINE = 9;
const COVERED = 9;
const FLAG = 10;
const SHOWN_MINE = 12;
const EXPLODED = 13;
const WRONG_FLAG = 14;
const AROUND = [
  [-1, -1], [-1, 0], [-1, 1],
  [0, -1], [0, 1],
  [1, -1], [1, 0], [1, 1],
];

function layByDensity(rows, cols, density) {
  const mines = new Array(rows * cols);
  for (let i = 0; i < mines.length; i++) mines[i] = Math.random() < density;
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
  constructor(rows, cols, mines) {
    this.rows = rows;
    this.cols = cols;
    this.mines = mines;
    this.numbers = numbersOf(rows, cols, mines);
    this.faces = new Array(rows * cols).fill(COVERED);
    this.left = 0;
    for (const mine of mines) if (!mine) this.left++;
    this.status = "ready";
  }

  open(row, col) {
    const start = row * this.cols + col;
    if (this.status === "won" || this.status === "lost") return [];
    if (this.faces[start] !== COVERED) return [];
    if (this.mines[start]) return this.lose(start);
    this.status = "playing";
    this.faces[start] = this.numbers[start];
    const opened = [start];
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
        if (this.faces[near] !== COVERED) continue;
        this.faces[near] = this.numbers[near];
        opened.push(near);
      }
    }
    this.left -= opened.length;
    return this.left === 0 ? opened.concat(this.win()) : opened;
  }

  win() {
    this.status = "won";
    const changed = [];
    for (let i = 0; i < this.faces.length; i++) {
      if (this.mines[i] && this.faces[i] !== FLAG) {
        this.faces[i] = FLAG;
        changed.push(i);
      }
    }
    return changed;
  }

  lose(exploded) {
    this.status = "lost";
    const changed = [];
    for (let i = 0; i < this.faces.length; i++) {
      if (this.mines[i] && this.faces[i] !== FLAG) {
        this.faces[i] = i === exploded ? EXPLODED : SHOWN_MINE;
        changed.push(i);
      } else if (!this.mines[i] && this.faces[i] === FLAG) {
        this.faces[i] = WRONG_FLAG;
        changed.push(i);
      }
    }
    return changed;
  }
}

// The bench's tasks: each gives the milliseconds of so many runs, and has a namesake in
// rules_tasks.py. JavaScript's own source of chance takes no seed, so those are one.

function timed(task, times) {
  const start = performance.now();
  for (let i = 0; i < times; i++) task();
  return performance.now() - start;
}

function newBoard() {
  return new RivalGame(20, 30, layByDensity(20, 30, 0.2));
}

function randomGame() {
  const game = newBoard();
  while (game.status !== "lost" && game.status !== "won") {
    game.open(Math.floor(Math.random() * 20), Math.floor(Math.random() * 30));
  }
}

function openEmpty(side, times) {
  const empty = new Array(side * side).fill(false);
  const games = Array.from({ length: times }, () => new RivalGame(side, side, empty));
  return timed(() => games.pop().open(side >> 1, side >> 1), times);
}

globalThis.rival = {
  seeded_board: (times) => timed(newBoard, times),
  board: (times) => timed(newBoard, times),
  seeded_games: (times) => timed(randomGame, times),
  games: (times) => timed(randomGame, times),
  field: (times) =>
    timed(() => numbersOf(1000, 1000, layByDensity(1000, 1000, 0.2)), times),
  numbers: (times) => {
    const mines = layByDensity(1000, 1000, 0.2);
    return timed(() => numbersOf(1000, 1000, mines), times);
  },
  empty_500: (times) => openEmpty(500, times),
  empty_1000: (times) => openEmpty(1000, times),
};
