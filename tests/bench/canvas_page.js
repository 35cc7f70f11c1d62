// The bench's hand in the page: clicks a cell and takes the time of what follows.
"use strict";

// A made-up pointer can't be captured; trying would cost what no real click costs.
Element.prototype.setPointerCapture = () => {};

/** Reads a pixel of a cell, for which all that was drawn must be there. */
function readPixel(canvas, [row, col]) {
  const ratio = canvas.width / 750;
  const context = canvas.getContext("2d");
  return context.getImageData((col * 25 + 12) * ratio, (row * 25 + 12) * ratio, 1, 1);
}

/** A pointer's events at a cell: going down, and up again there or beside the board. */
function pointerEvents(canvas, [row, col]) {
  const box = canvas.getBoundingClientRect();
  const place = {
    bubbles: true,
    cancelable: true,
    clientX: box.left + col * 25 + 12,
    clientY: box.top + row * 25 + 12,
    pointerId: 1,
    pointerType: "mouse",
    isPrimary: true,
    button: 0,
  };
  const away = { ...place, clientX: box.left - 50 };
  return {
    down: new PointerEvent("pointerdown", { ...place, buttons: 1 }),
    downAgain: new PointerEvent("pointerdown", { ...place, buttons: 1 }),
    up: new PointerEvent("pointerup", { ...place, buttons: 0 }),
    away: new PointerEvent("pointerup", { ...away, buttons: 0 }),
    click: new MouseEvent("click", place),
  };
}

// The bench runs the frames the game asks for itself: at once, so that a click and
// what it draws are timed without what other programs do to the machine in between.
let asked = [];
const realRequest = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = call => asked.push(call);

function runFrame() {
  for (const call of asked.splice(0)) call(performance.now());
}

/** Clicks a cell of the game: ms of handlers, of the redraw, and until it is raster. */
function clickOurs(cell) {
  const canvas = document.getElementById("canvas");
  const { down, downAgain, up, away } = pointerEvents(canvas, cell);
  // A press that comes to nothing: the code is where a processor keeps what it runs.
  canvas.dispatchEvent(down);
  runFrame();
  canvas.dispatchEvent(away);
  runFrame();
  readPixel(canvas, cell);
  const start = performance.now();
  canvas.dispatchEvent(downAgain);
  canvas.dispatchEvent(up);
  const handled = performance.now();
  runFrame();
  const drawn = performance.now();
  readPixel(canvas, cell);
  const raster = performance.now();
  return { handled: handled - start, drawn: drawn - handled, raster: raster - drawn };
}

/** Clicks a cell of the rival, which draws at once; it has drawn just before, too. */
function clickTheirs(cell) {
  const canvas = document.getElementById("rival");
  const { click } = pointerEvents(canvas, cell);
  window.rivalBoard.draw();
  readPixel(canvas, cell);
  const start = performance.now();
  canvas.dispatchEvent(click);
  const handled = performance.now();
  readPixel(canvas, cell);
  return { handled: handled - start, drawn: 0, raster: performance.now() - handled };
}

/** Clicks the same cells on both boards, in turns; gives what each click took. */
async function race(clicks) {
  const taken = { ours: [], theirs: [] };
  for (const [i, cell] of clicks.entries()) {
    await new Promise(done => realRequest(done));
    await new Promise(done => setTimeout(done, 0));
    if (i % 2) taken.theirs.push(clickTheirs(cell));
    taken.ours.push(clickOurs(cell));
    if (i % 2 === 0) taken.theirs.push(clickTheirs(cell));
  }
  return taken;
}
