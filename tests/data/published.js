// The published design drawn in the plainest way, whole board at once: what the
// skin `original` is compared with, pixel by pixel. Faces are rows of letters:
// # covered, 0-8 open, F marked, M a mine shown, X the mine that went off, W a wrong
// mark. Nothing here is shared with the game's own drawing.
"use strict";

function drawPublished(canvas, rows, { letters = true } = {}) {
  const colours = ["", "#FF7F00", "#00FF00", "#FF0000", "#00FFFF", "#0000FF", "#8B00FF",
    "#297b83", "#0b0733"];
  const width = rows[0].length * 25;
  const height = rows.length * 25;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
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
  const write = (text, colour, x, y) => {
    if (!letters) return;
    context.fillStyle = colour;
    context.fillText(text, x, y);
  };
  rows.forEach((row, i) => [...row].forEach((face, j) => {
    const x = j * 25;
    const y = i * 25;
    if (face >= "0" && face <= "8") {
      context.fillStyle = "#eee";
      context.fillRect(x + 2, y + 2, 21, 21);
      if (face !== "0") write(face, colours[Number(face)], x + 12, y + 6);
    } else if (face === "F") {
      write("?", "black", x + 12, y + 6);
    } else if (face === "M") {
      write("*", "black", x + 13, y + 9);
    } else if (face === "X") {
      context.fillStyle = "red";
      context.fillRect(x + 2, y + 2, 21, 21);
      write("*", "black", x + 13, y + 9);
    } else if (face === "W") {
      write("x", "red", x + 12, y + 4);
    }
  }));
}
