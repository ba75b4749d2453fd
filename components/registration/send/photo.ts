import {
  photoFormat,
  photoLimits,
  photoMessages,
  refuseDimensions,
  type PhotoFormat,
} from '@/lib/photo/rules';

type Size = { width: number; height: number };

/** Width and height from a PNG's first chunk; undefined when it has none. */
function pngSize(bytes: DataView): Size | undefined {
  return bytes.byteLength >= 24 ? { width: bytes.getUint32(16), height: bytes.getUint32(20) } : undefined;
}

const frameHeaders = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Width and height from a JPEG's frame header, found by walking its segments; undefined when it has none. */
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

/** The dimensions a photo declares, read without decoding it, so that an image of a billion pixels costs nothing. */
export function declaredSize(format: PhotoFormat, bytes: ArrayBuffer): Size | undefined {
  const view = new DataView(bytes);
  return format === 'png' ? pngSize(view) : jpegSize(view);
}

/**
 * The error for a chosen photo (docs/product/registration.md#e9, checks 1–4), undefined when it may be sent. The server
 * checks again and is the authority; a photo that cannot be parsed here is left to it.
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

/** Bytes up to which a JPEG is sent unchanged, because shrinking it would save too little. */
const smallEnough = 300 * 1024;

/** The scale at which a picture fits `side` pixels; its short side stays above the minimum of the rules. */
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

const shrunk = new WeakMap<File, Promise<Blob>>();

/** The photo as it is uploaded. The same file gives the same bytes, so that the server recognises a retry. */
export function photoToSend(file: File): Promise<Blob> {
  if (file.size <= smallEnough) return Promise.resolve(file);
  const known = shrunk.get(file) ?? shrink(file, photoLimits.storedSide);
  shrunk.set(file, known);
  return known;
}

/** A small copy for the frequent preview requests; undefined when this browser cannot make one. */
export async function photoForPreview(file: File): Promise<Blob | undefined> {
  const copy = await shrink(file, 400);
  return copy.size <= photoLimits.previewBytes ? copy : undefined;
}
