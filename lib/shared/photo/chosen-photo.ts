import { withTimeout } from '../util/with-timeout.ts';
import { isCompleteFile, photoLimits, photoMessages, photoProblem, type Size } from './photo-rules.ts';

/** Timeouts in ms: reading a file, which may have to come from cloud storage, and one step of decoding or encoding. */
const timeouts = { read: 30_000, draw: 15_000 } as const;

function oncePerFile<T>(createResult: (file: File) => Promise<T>): (file: File) => Promise<T> {
  const results = new WeakMap<File, Promise<T>>();
  return (file) => {
    const result = results.get(file) ?? createResult(file);
    results.set(file, result);
    return result;
  };
}

/**
 * The bytes of a chosen file, at most one more than the limit. They are read once, because the device may change or
 * delete the file before it is sent.
 */
const bytesOf = oncePerFile((file) =>
  withTimeout(timeouts.read, file.slice(0, photoLimits.maxBytes + 1).arrayBuffer()).then(
    (read) => new Uint8Array(read),
  ),
);

/** The photo as it was when chosen. Rejects if it cannot be read. */
export const photoAsChosen = oncePerFile(
  async (file): Promise<File> => new File([await bytesOf(file)], file.name, { type: file.type }),
);

/** Error message for a chosen photo, by the server's checks that need no decoding; undefined if it may be sent. */
export const inspectPhoto = oncePerFile(async (file): Promise<string | undefined> => {
  try {
    return photoProblem(await bytesOf(file));
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return isLate ? photoMessages.stuck : photoMessages.unreadable;
  }
});

/** Bytes up to which a photo is sent unchanged, because shrinking it would save too little. */
const maxUnshrunkBytes = 300 * 1024;

/** Scale, at most 1, at which a picture fits into `side` pixels or its shorter side has the required minimum. */
export function scaleFor({ width, height }: Size, side: number): number {
  const scaleToFit = side / Math.max(width, height);
  const smallestScale = photoLimits.minSide / Math.min(width, height);
  return Math.min(1, Math.max(scaleToFit, smallestScale));
}

/** Decodes a photo upright. Rejects if the browser cannot, or on timeout. */
export const decodeInTime = (photo: Blob): Promise<ImageBitmap> =>
  withTimeout(timeouts.draw, createImageBitmap(photo, { imageOrientation: 'from-image' }));

/** Greatest difference of a channel that an honest canvas may return. */
const maxDifference = 8;

/** False without a canvas, or if privacy settings make it return strong noise or one colour instead of the drawing. */
function isCanvasHonest(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  return [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ].every((colour) => {
    if (!context) return false;
    context.fillStyle = `rgb(${colour.join()})`;
    context.fillRect(0, 0, 1, 1);
    const { data } = context.getImageData(0, 0, 1, 1);
    return colour.every((channel, index) => Math.abs(channel - (data[index] ?? 0)) <= maxDifference);
  });
}

/** Throws if the browser has no canvas. */
export function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** The canvas as a JPEG. Rejects if the browser does not return what was drawn, or on timeout. */
export async function encodeCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  if (!isCanvasHonest()) throw new Error('The canvas returns another picture');
  const jpeg = await withTimeout(
    timeouts.draw,
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', photoLimits.jpegQuality)),
  );
  if (!jpeg) throw new Error('The canvas returned nothing');
  return jpeg;
}

/**
 * The photo as an upright JPEG, reduced by `scaleFor`. Rejects if the browser cannot make it, and for a truncated
 * photo, which the server must judge.
 */
export async function toReducedJpeg(chosenFile: File, side: number): Promise<Blob> {
  if (!isCompleteFile(await bytesOf(chosenFile))) throw new Error('The end is missing');
  const bitmap = await decodeInTime(await photoAsChosen(chosenFile));
  const scale = scaleFor(bitmap, side);
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  const { canvas, context } = createCanvas(width, height);
  // Transparency becomes white, as on the server.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return encodeCanvas(canvas);
}

/**
 * The photo to upload: shrunk for slow connections if it is large and the browser can, otherwise the original. Made
 * once for each chosen file, so that the server recognises a retry by its equal bytes. Rejects if it cannot be read.
 */
export const photoToSend = oncePerFile(async (chosenFile): Promise<Blob> => {
  const original = await photoAsChosen(chosenFile);
  if (original.size <= maxUnshrunkBytes) return original;
  try {
    const reducedPhoto = await toReducedJpeg(chosenFile, photoLimits.storedSide);
    return reducedPhoto.size < original.size ? reducedPhoto : original;
  } catch {
    // Whatever the reason, such as no memory or a format that only the server reads, the server checks the original.
    return original;
  }
});
