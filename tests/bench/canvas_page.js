// The bench's hand in the page: clicks a cell and takes the time of what follows.
"use strict";

// A made-up pointer can't be captured; trying would cost what no real click costs.
Element.prototype.setPointerCapture = () => {};

const nextFrame = () => new Promise(done => requestAnimationFrame(done));
const pause = () => new Promise(done => setTimeout(done, 0));

/** Reads a pixel of a cell, for which all that was drawn must be there. */
function readPixel(canvas, [row, col]) {
  const ratio = canvas.width / 750;
  const context = canvas.getContext("2d");
  return context.getImageData((col * 25 + 12) * ratio, (row * 25 + 12) * ratio, 1, 1);
}

/** The events of a click in the middle of a cell. */
function clickEvents(canvas, [row, col]) {
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
  return [
    new PointerEvent("pointerdown", { ...place, buttons: 1 }),
    new PointerEvent("pointerup", { ...place, buttons: 0 }),
  ];
}

/** Clicks a cell of the game: ms of handlers, of the redraw, and until it is raster. */
async function clickOurs(cell) {
  const canvas = document.getElementById("canvas");
  const events = clickEvents(canvas, cell);
  await nextFrame();
  await pause();
  return new Promise(done => {
    let before = 0;
    requestAnimationFrame(() => (before = performance.now()));
    const start = performance.now();
    for (const event of events) canvas.dispatchEvent(event);
    const handled = performance.now() - start;
    requestAnimationFrame(() => {
      const drawn = performance.now() - before;
      readPixel(canvas, cell);
      const raster = performance.now() - before - drawn;
      done({ handled, drawn, raster });
    });
  });
}

/** Clicks a cell of the rival, which draws at once. */
async function clickTheirs(cell) {
  const canvas = document.getElementById("rival");
  const { clientX, clientY } = clickEvents(canvas, cell)[0];
  const event = new MouseEvent("click", { clientX, clientY });
  await nextFrame();
  await pause();
  const start = performance.now();
  canvas.dispatchEvent(event);
  const handled = performance.now() - start;
  readPixel(canvas, cell);
  return { handled, drawn: 0, raster: performance.now() - start - handled };
}

/** Clicks the same cells on both boards, in turns; gives what each click took. */
async function race(clicks) {
  const taken = { ours: [], theirs: [] };
  for (const [i, cell] of clicks.entries()) {
    if (i % 2) taken.theirs.push(await clickTheirs(cell));
    taken.ours.push(await clickOurs(cell));
    if (i % 2 === 0) taken.theirs.push(await clickTheirs(cell));
  }
  return taken;
}
