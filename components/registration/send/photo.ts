import {
  photoFormat,
  photoLimits,
  photoMessages,
  refuseDimensions,
  type PhotoFormat,
} from '@/lib/photo/rules';

type Size = { width: number; height: number };

/** Width and height from a PNG's first chunk. */
function pngSize(bytes: DataView): Size | undefined {
  return bytes.byteLength >= 24 ? { width: bytes.getUint32(16), height: bytes.getUint32(20) } : undefined;
}

const frameHeaders = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Width and height from a JPEG's frame header, walking its segments. */
function jpegSize(bytes: DataView): Size | undefined {
  let at = 2;
  while (at + 9 < bytes.byteLength) {
    if (bytes.getUint8(at) !== 0xff) return undefined;
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (frameHeaders(marker)) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    else at += 2 + bytes.getUint16(at + 2);
  }
  return undefined;
}

/** The dimensions a photo declares, without decoding it: a picture of a billion pixels costs nothing here. */
export function declaredSize(format: PhotoFormat, bytes: ArrayBuffer): Size | undefined {
  const view = new DataView(bytes);
  return format === 'png' ? pngSize(view) : jpegSize(view);
}

/**
 * The sentence for a chosen photo (docs/product/registration.md#e9, checks 1–4), undefined when it may be sent. The server
 * checks again and is the authority; a photo this cannot read is left to it.
 */
export async function inspectPhoto(file: File): Promise<string | undefined> {
  if (file.size === 0) return photoMessages.required;
  if (file.size > photoLimits.maxBytes) return photoMessages.tooHeavy;
  const bytes = await file.arrayBuffer();
  const format = photoFormat(new Uint8Array(bytes, 0, Math.min(16, bytes.byteLength)));
  if (!format) return photoMessages.notJpegOrPng;
  const size = declaredSize(format, bytes);
  return size && refuseDimensions(format, size.width, size.height);
}

/** A JPEG this small is sent as it is: shrinking it would save nothing on the slowest line. */
const smallEnough = 300 * 1024;

/** How much smaller a picture becomes to fit `side`; its short side stays large enough for the rules. */
export function scaleFor({ width, height }: Size, side: number): number {
  const fits = side / Math.max(width, height);
  const smallest = photoLimits.minSide / Math.min(width, height);
  return Math.min(1, Math.max(fits, smallest));
}

async function redraw(file: File, side: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = scaleFor(bitmap, side);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(bitmap.width * scale);
  canvas.height = Math.ceil(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What is transparent becomes white, as on the server.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
}

/**
 * The photo turned upright and within `side` pixels as a JPEG, for a slow line; the original when the browser cannot do it or
 * when that would make it larger.
 */
async function shrink(file: File, side: number): Promise<Blob> {
  try {
    const blob = await redraw(file, side);
    return blob && blob.size < file.size ? blob : file;
  } catch {
    // No createImageBitmap, out of memory, or a photo only the server can read.
    return file;
  }
}

const shrunk = new WeakMap<File, Promise<Blob>>();

/** The photo as it is uploaded. The same file gives the very same bytes, so that a retry is recognised as one. */
export function photoToSend(file: File): Promise<Blob> {
  if (file.size <= smallEnough) return Promise.resolve(file);
  const known = shrunk.get(file) ?? shrink(file, photoLimits.storedSide);
  shrunk.set(file, known);
  return known;
}

/** A small copy for the preview, which is asked for often; undefined when this browser cannot make one. */
export async function photoForPreview(file: File): Promise<Blob | undefined> {
  const copy = await shrink(file, 400);
  return copy.size <= photoLimits.previewBytes ? copy : undefined;
}
