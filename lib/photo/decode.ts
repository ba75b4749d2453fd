/**
 * Full decoding and normalising of a photo. Runs only in a drawing process, because decoders are native code that may crash
 * or hang (docs/security.md#s1, #s2). Importing this file blocks all loaders of sharp except JPEG and PNG.
 */
import sharp, { type SharpOptions } from 'sharp';
import {
  endOfImage,
  jpegSegments,
  photoLimits,
  readPhotoHeader,
  startOfScan,
  viewOf,
  type Size,
} from './rules.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// Jobs run one at a time and never repeat, so a cache or threads would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/** Tried in order until the result is within 400 KB; only noisy images need more than the first. */
const attempts = [
  { side: photoLimits.storedSide, quality: 85 },
  { side: photoLimits.storedSide, quality: 70 },
  { side: 900, quality: 70 },
  { side: 600, quality: 60 },
] as const;

/**
 * Fails on missing data and on more pixels than the header check allows, but not on the warnings that photos of phones cause
 * (trailers, stray bytes, wrong checksums).
 */
export const photoInput = {
  failOn: 'truncated',
  limitInputPixels: photoLimits.maxPixels.jpeg,
  sequentialRead: true,
} as const;

/**
 * Size within `side` × `side`. A photo longer than 6 : 1 is cropped to 6 : 1 around its centre, so that its short side keeps
 * the minimum of 200 px, which the backend may check.
 */
function fitWithin(width: number, height: number, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const minLength = photoLimits.minSide * (side / photoLimits.storedSide);
  const fitted = (length: number) =>
    Math.min(side, Math.max(Math.round(length * scale), Math.round(minLength)));
  return { width: fitted(width), height: fitted(height) };
}

/** A JPEG without stray bytes in its header and with an end marker; the data of a lost tail are still missing. */
function withEnd(jpeg: Uint8Array): Uint8Array {
  const segments = [...jpegSegments(viewOf(jpeg))];
  const scan = segments.findIndex(({ marker }) => marker === startOfScan);
  const header = segments.slice(0, Math.max(0, scan)).map(({ at, end }) => jpeg.subarray(at, end));
  const data = jpeg.subarray(segments[scan]?.at ?? jpeg.length);
  // Zeros fill the last block of a copy that was cut short.
  const length = data.findLastIndex((byte) => byte !== 0) + 1;
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...header,
    data.subarray(0, length),
    Uint8Array.of(0xff, endOfImage),
  ]);
}

/** Raw pixels within the largest size of the attempts. Decoded once, because a file of few bytes may take long to decode. */
async function decode(upload: Uint8Array, input: SharpOptions) {
  const { autoOrient } = await sharp(upload, input).metadata();
  const largest = fitWithin(autoOrient.width, autoOrient.height, photoLimits.storedSide);
  const decoded = await sharp(upload, input)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(largest.width, largest.height, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...decoded, autoOrient };
}

/**
 * Decodes a photo. Older phones omit a JPEG's end marker, which decoders report like a lost tail; with the marker added only
 * the lost tail causes a warning.
 */
async function decodeWhole(upload: Uint8Array) {
  try {
    return await decode(upload, photoInput);
  } catch (error) {
    if (readPhotoHeader(upload)?.format !== 'jpeg') throw error;
    return decode(withEnd(upload), { ...photoInput, failOn: 'warning' });
  }
}

/**
 * Decodes and re-encodes the photo as a JPEG of at most 400 KB: rotated by its EXIF orientation, sRGB, transparency on
 * white, within 1200 × 1200, without metadata. Rejects when it cannot be decoded; the time is bounded by the job's
 * (lib/pass/pool.ts).
 */
export async function normalisePhoto(upload: Uint8Array): Promise<Uint8Array> {
  const { data, info, autoOrient } = await decodeWhole(upload);
  const { width, height, channels } = info;
  for (const { side, quality } of attempts) {
    const size = fitWithin(autoOrient.width, autoOrient.height, side);
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .resize(size.width, size.height, { fit: 'cover' })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.byteLength <= photoLimits.storedBytes) return jpeg;
  }
  throw new Error('photo stays over 400 KB');
}
