// The game as one would write it in plain JavaScript for a canvas: flat arrays, an
// opening by a work list, and after each click the whole board drawn anew, in the
// published design. It is what the drawing of the page is measured beside.
"use strict";

class RivalBoard {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    canvas.addEventListener("click", event => this.click(event));
  }

  /** Begins on given mines, an array of booleans row by row. */
  begin(rows, cols, mines, ratio) {
    this.rows = rows;
    this.cols = cols;
    this.mines = mines;
    this.open = new Array(rows * cols).fill(false);
    this.numbers = mines.map((_, i) => {
      let count = 0;
      for (const j of this.around(i)) if (mines[j]) count++;
      return count;
    });
    this.left = mines.filter(mine => !mine).length;
    this.over = false;
    this.canvas.width = cols * 25 * ratio;
    this.canvas.height = rows * 25 * ratio;
    this.canvas.style.width = `${cols * 25}px`;
    this.canvas.style.height = `${rows * 25}px`;
    this.context.scale(ratio, ratio);
    this.draw();
  }

  around(i) {
    const row = Math.floor(i / this.cols);
    const col = i % this.cols;
    const found = [];
    for (let r = Math.max(row - 1, 0); r <= Math.min(row + 1, this.rows - 1); r++)
      for (let c = Math.max(col - 1, 0); c <= Math.min(col + 1, this.cols - 1); c++)
        if (r !== row || c !== col) found.push(r * this.cols + c);
    return found;
  }

  play(start) {
    if (this.over || this.open[start]) return;
    if (this.mines[start]) {
      this.over = true;
      return;
    }
    const work = [start];
    this.open[start] = true;
    while (work.length) {
      const i = work.pop();
      this.left--;
      if (this.numbers[i]) continue;
      for (const j of this.around(i)) {
        if (!this.open[j]) {
          this.open[j] = true;
          work.push(j);
        }
      }
    }
    if (this.left === 0) this.over = true;
  }

  click(event) {
    const box = this.canvas.getBoundingClientRect();
    const col = Math.floor((event.clientX - box.left) / 25);
    const row = Math.floor((event.clientY - box.top) / 25);
    this.play(row * this.cols + col);
    this.draw();
  }

  draw() {
    const { context, rows, cols } = this;
    const width = cols * 25;
    const height = rows * 25;
    context.fillStyle = "#bbb";
    context.fillRect(0, 0, width, height);
    context.beginPath();
    for (let y = 0; y <= height; y += 25) {
      context.moveTo(0, y);
      context.lineTo(width, y);
    }
    for (let x = 0; x <= width; x += 25) {
      context.moveTo(x, 0);
      context.lineTo(x, height);
    }
    context.lineWidth = 3;
    context.strokeStyle = "#ddd";
    context.stroke();
    context.font = "bold 18px Microsoft YaHei, system-ui, sans-serif";
    context.textAlign = "center";
    context.textBaseline = "top";
    for (let i = 0; i < rows * cols; i++) {
      const x = (i % cols) * 25;
      const y = Math.floor(i / cols) * 25;
      if (this.open[i]) {
        context.fillStyle = "#eee";
        context.fillRect(x + 2, y + 2, 21, 21);
        if (this.numbers[i]) {
          context.fillStyle = RivalBoard.COLOURS[this.numbers[i]];
          context.fillText(this.numbers[i], x + 12, y + 6);
        }
      }
      if (this.over && this.mines[i]) {
        context.fillStyle = "black";
        context.fillText("*", x + 13, y + 9);
      }
    }
  }
}

RivalBoard.COLOURS = ["", "#FF7F00", "#00FF00", "#FF0000", "#00FFFF", "#0000FF",
  "#8B00FF", "#297b83", "#0b0733"];
