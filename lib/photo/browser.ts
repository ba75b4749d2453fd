/**
 * What the browser does with a chosen photo: check it and make the smaller copies that are sent. The server checks again and
 * is the authority.
 */
import { photoLimits, refusePhoto, type Size } from './rules.ts';

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
 * The error for a chosen photo, checked in this order: it is there, not too large, a JPEG or PNG, and of allowed dimensions
 * (docs/product/registration.md#e9). Undefined when it may be sent.
 */
export const inspectPhoto = oncePerFile(async (file): Promise<string | undefined> => {
  // One byte over the limit is enough to know that a file is too heavy.
  const bytes = await file.slice(0, photoLimits.maxBytes + 1).arrayBuffer();
  return refusePhoto(new Uint8Array(bytes));
});

/** Bytes up to which a JPEG is sent unchanged, because shrinking it would save too little. */
const smallEnough = 300 * 1024;

/** The scale at which a picture fits `side` pixels; its short side stays above the minimum of the rules. */
export function scaleFor({ width, height }: Size, side: number): number {
  const fits = side / Math.max(width, height);
  const smallest = photoLimits.minSide / Math.min(width, height);
  return Math.min(1, Math.max(fits, smallest));
}

/**
 * The photo upright and within `side` pixels as a JPEG, null without a canvas. Only the decoder sees every pixel of the
 * original; the canvas is as small as the result. Rejects when the browser cannot decode the file.
 */
export async function redraw(file: Blob, side: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = scaleFor(bitmap, side);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(bitmap.width * scale);
  canvas.height = Math.ceil(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // Transparency becomes white, as on the server.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
}

/**
 * The photo upright and within `side` pixels as a JPEG, for slow lines; the original when the browser cannot convert it or
 * the result would be larger.
 */
async function shrink(file: File, side: number): Promise<Blob> {
  try {
    const blob = await redraw(file, side);
    return blob && blob.size < file.size ? blob : file;
  } catch {
    // No createImageBitmap, out of memory, or a format that only the server can read.
    return file;
  }
}

/** The photo as it is uploaded. The same file gives the same bytes, so that the server recognises a retry. */
export const photoToSend = oncePerFile((file): Promise<Blob> =>
  file.size <= smallEnough ? Promise.resolve(file) : shrink(file, photoLimits.storedSide),
);
