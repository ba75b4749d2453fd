/**
 * What the browser does with a chosen photo: read it once, check it and make the smaller copies that are sent. The server
 * checks again and is the authority. Every step has a timeout; a browser that cannot convert a photo sends it as it is.
 */
import { within } from '../util/within.ts';
import { isWhole, photoLimits, photoMessages, refusePhoto, type Size } from './rules.ts';

/** Timeouts in ms: reading a file, which may come from a cloud first, and one step of a canvas. */
const timeouts = { read: 30_000, draw: 15_000 } as const;

/** A function that works on each file once and then gives the same result. */
function oncePerFile<T>(work: (file: File) => Promise<T>): (file: File) => Promise<T> {
  const results = new WeakMap<File, Promise<T>>();
  return (file) => {
    const result = results.get(file) ?? work(file);
    results.set(file, result);
    return result;
  };
}

/**
 * The bytes of a chosen file, up to one over the limit. They are read once, because the file may be changed, moved or removed
 * on the device before it is sent.
 */
const bytesOf = oncePerFile((file) =>
  within(timeouts.read, file.slice(0, photoLimits.maxBytes + 1).arrayBuffer()).then(
    (read) => new Uint8Array(read),
  ),
);

/** The photo as it was when it was chosen. Rejects when it could not be read. */
export const photoAsChosen = oncePerFile(
  async (file): Promise<File> => new File([await bytesOf(file)], file.name, { type: file.type }),
);

/**
 * The error for a chosen photo, checked in the order of docs/product/registration.md#e9. Undefined when it may be sent.
 */
export const inspectPhoto = oncePerFile(async (file): Promise<string | undefined> => {
  try {
    return refusePhoto(await bytesOf(file));
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return isLate ? photoMessages.stuck : photoMessages.unreadable;
  }
});

/** Bytes up to which a JPEG is sent unchanged, because shrinking it would save too little. */
const smallEnough = 300 * 1024;

/** The scale at which a picture fits `side` pixels; its short side stays above the minimum of the rules. */
export function scaleFor({ width, height }: Size, side: number): number {
  const fits = side / Math.max(width, height);
  const smallest = photoLimits.minSide / Math.min(width, height);
  return Math.min(1, Math.max(fits, smallest));
}

export const decodeInTime = (photo: Blob): Promise<ImageBitmap> =>
  within(timeouts.draw, createImageBitmap(photo, { imageOrientation: 'from-image' }));

/** Side of the two samples that `isSame` compares, in pixels, and the greatest mean difference of their channels. */
const sample = { side: 24, difference: 12 } as const;
/** Colours that a canvas must return as they were drawn, except the last bits. */
const knownColours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000'] as const;
const knownDifference = 8;

/**
 * Whether `encoded` shows what is on the canvas. Privacy settings make a canvas return noise or one colour, from `toBlob`,
 * from `getImageData` or from both, so known colours are read back along with the samples.
 */
async function isSame(canvas: HTMLCanvasElement, encoded: Blob): Promise<boolean> {
  const { side } = sample;
  const check = document.createElement('canvas');
  check.width = 2 * side;
  check.height = side + 1;
  const context = check.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.imageSmoothingEnabled = false;
  const bitmap = await decodeInTime(encoded);
  context.drawImage(canvas, 0, 0, side, side);
  context.drawImage(bitmap, side, 0, side, side);
  bitmap.close();
  knownColours.forEach((colour, x) => {
    context.fillStyle = colour;
    context.fillRect(x, side, 1, 1);
  });
  const { data } = context.getImageData(0, 0, check.width, check.height);
  const at = (x: number, y: number, channel: number) => data[(y * check.width + x) * 4 + channel] ?? 0;
  const channels = [0, 1, 2] as const;
  const isHonest = knownColours.every((colour, x) =>
    channels.every((channel) => {
      const drawn = Number.parseInt(colour.slice(1 + 2 * channel, 3 + 2 * channel), 16);
      return Math.abs(at(x, side, channel) - drawn) <= knownDifference;
    }),
  );
  let sum = 0;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      for (const channel of channels) sum += Math.abs(at(x, y, channel) - at(side + x, y, channel));
  return isHonest && sum / (side * side * channels.length) <= sample.difference;
}

/** The canvas as a JPEG. Rejects when this browser does not return what was drawn, or too late. */
export async function encodeCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  const jpeg = await within(
    timeouts.draw,
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86)),
  );
  if (!jpeg || !(await isSame(canvas, jpeg))) throw new Error('The canvas returned another picture');
  return jpeg;
}

/**
 * The photo upright and within `side` pixels as a JPEG. Only the decoder sees every pixel of the original; the canvas is as
 * small as the result. Rejects when the browser cannot do it, and for a photo whose end is missing, which only the server
 * can judge.
 */
export async function redraw(chosen: File, side: number): Promise<Blob> {
  if (!isWhole(await bytesOf(chosen))) throw new Error('The end is missing');
  const bitmap = await decodeInTime(await photoAsChosen(chosen));
  const scale = scaleFor(bitmap, side);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(bitmap.width * scale);
  canvas.height = Math.ceil(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // Transparency becomes white, as on the server.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return encodeCanvas(canvas);
}

/**
 * The photo as it is uploaded: small enough for slow lines where the browser can convert it, else as it was chosen. The same
 * file gives the same bytes, so that the server recognises a retry. Rejects when the file could not be read.
 */
export const photoToSend = oncePerFile(async (chosen): Promise<Blob> => {
  const original = await photoAsChosen(chosen);
  if (original.size <= smallEnough) return original;
  try {
    const smaller = await redraw(chosen, photoLimits.storedSide);
    return smaller.size < original.size ? smaller : original;
  } catch {
    // No createImageBitmap, out of memory, a format that only the server can read, or privacy settings.
    return original;
  }
});
