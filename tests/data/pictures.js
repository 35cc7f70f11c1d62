// Reads pictures: of canvases, of screenshots, and how they differ.
"use strict";

/** The pixels of a canvas. */
const pixels = canvas =>
  canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);

/** Waits until what was asked for is drawn. */
const frames = () =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));

/** How many values differ, by how much at most, and where. */
const difference = (one, other) => {
  if (one.width !== other.width || one.height !== other.height)
    return `${one.width} × ${one.height} and ${other.width} × ${other.height}`;
  let [count, most, where] = [0, 0, null];
  for (let i = 0; i < one.data.length; i++) {
    const apart = Math.abs(one.data[i] - other.data[i]);
    if (apart) count++;
    if (apart > most) {
      most = apart;
      where = [(i >> 2) % one.width, Math.floor((i >> 2) / one.width)];
    }
  }
  return {count, most, where};
};

/** The pixels of a PNG in base64. */
const decoded = async base64 => {
  const image = new Image();
  image.src = "data:image/png;base64," + base64;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d").drawImage(image, 0, 0);
  return pixels(canvas);
};
