// The board before Python is there: it has the size the address asks for, and
// the moves made on it are kept for the game (web/early.py takes them).
"use strict";

(() => {
  const CELL = 25; // CSS pixels at zoom 100
  const HOLD = 500; // milliseconds from which a touch marks
  const MARK = 2; // the secondary button
  const LARGEST = 100; // cells a side of a placeholder; the page stays light

  const SIZES = new Map([
    ["classic", [20, 30]],
    ["beginner", [9, 9]],
    ["intermediate", [16, 16]],
    ["expert", [16, 30]],
    ["beginner8", [8, 8]],
    ["easy10", [10, 10]],
    ["dense", [20, 20]],
  ]);
  const GIVEN = new Map([
    ["1", [9, 9]],
    ["2", [16, 16]],
    ["3", [16, 30]],
  ]);

  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);

  const stored = (name) => {
    try {
      const folder = location.pathname.slice(0, location.pathname.lastIndexOf("/") + 1);
      return localStorage.getItem(`minesweeper:${folder}:${name}`);
    } catch {
      return null;
    }
  };

  const numbers = (...texts) =>
    texts.every((text) => /^\d{1,3}$/.test(text) && Number(text)) ? texts.map(Number) : undefined;

  /** Rows and columns, as far as they can be told without the rules. */
  const size = () => {
    const board = asked.get("b");
    if (board !== null) {
      const half = board.length / 2; // width, then height
      return GIVEN.get(board) ?? numbers(board.slice(half), board.slice(0, half));
    }
    if (asked.has("rows")) return numbers(asked.get("rows"), asked.get("cols"));
    const level = asked.get("level") ?? stored("level") ?? "classic";
    return SIZES.get(level) ?? numbers(...(/^(\d+)x(\d+)\//.exec(level) ?? ["", "", ""]).slice(1));
  };

  /** The size of a cell in CSS pixels. */
  const cellSize = () => {
    const usable = (zoom) => /^[1-9]\d{1,2}$/.test(zoom ?? "") && zoom >= 40 && zoom <= 300;
    const zoom = [asked.get("zoom"), stored("zoom")].find(usable) ?? 100;
    return (CELL * zoom) / 100;
  };

  const [rows, cols] = (size() ?? SIZES.get("classic")).map((side) => Math.min(side, LARGEST));
  const boot = Object.assign((window.minesweeperBoot ??= {}), {
    early: [],
    taken: false,
    rows,
    cols,
  });

  const board = document.getElementById("canvas");
  const cell = cellSize();
  if (asked.get("game") === "gomoku") {
    // Five in a row has no moves before it is there.
    root.dataset.game = "gomoku";
    board.width = board.height = 450;
    boot.taken = true;
  } else {
    board.width = Math.round(cols * cell);
    board.height = Math.round(rows * cell);
    board.closest(".viewport")?.style.setProperty("--cell", `${cell}px`);
  }
  if (asked.get("embed") === "1" || asked.get("embed") === "") root.dataset.embed = "";

  let pressed = null; // the event that began a press on the board

  const notePress = (event) => {
    pressed = event.target === board ? event : null;
  };

  /** The button that was meant: a long touch and Ctrl on a Mac mark. */
  const meant = (event) => {
    const held = event.pointerType === "touch" && event.timeStamp - pressed.timeStamp >= HOLD;
    const secondary = event.ctrlKey && /^Mac/.test(navigator.platform);
    return held || secondary ? MARK : event.button;
  };

  /** Shows which cell a move was made on. */
  const show = (button, x, y) => {
    const pen = board.getContext("2d");
    const [left, top] = [x, y].map((offset) => Math.floor(offset / cell) * cell);
    pen.fillStyle = button === MARK ? "#f006" : "#0003";
    pen.fillRect(left + cell / 5, top + cell / 5, 0.6 * cell, 0.6 * cell);
  };

  const noteMove = (event) => {
    if (boot.taken || !pressed || event.target !== board) return;
    const { left, top, width, height } = board.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    const button = meant(event);
    pressed = null;
    boot.early.push({ button, x, y, width, height, time: event.timeStamp / 1000 });
    show(button, (x / width) * board.width, (y / height) * board.height);
  };

  const noMenu = (event) => {
    if (!boot.taken && event.target.closest?.(".container")) event.preventDefault();
  };

  const listeners = { pointerdown: notePress, pointerup: noteMove, contextmenu: noMenu };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener);
  addEventListener(
    "minesweeper:ready",
    () => {
      for (const [type, listener] of Object.entries(listeners))
        document.removeEventListener(type, listener);
    },
    { once: true },
  );
})();
