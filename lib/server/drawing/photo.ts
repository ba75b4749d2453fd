/**
 * Runs only in a drawing process, because decoders are native code that may crash or hang. Importing this file blocks
 * all loaders of sharp except JPEG and PNG.
 */

import sharp, { type SharpOptions } from 'sharp';
import {
  endOfImage,
  jpegSegments,
  photoLimits,
  readPhotoHeader,
  startOfScan,
  dataViewOf,
} from '../../shared/photo/photo-rules.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// A process decodes one picture at a time and rarely the same twice: a cache or threads would only use memory.
sharp.cache(false);
sharp.concurrency(1);

const storedSizes = [
  { side: photoLimits.storedSide, quality: 85 },
  { side: photoLimits.storedSide, quality: 70 },
  { side: 900, quality: 70 },
  { side: 600, quality: 60 },
] as const;

/** Fails on missing data, but not on what phone photos have: trailers, stray bytes, wrong checksums. */
export const photoDecodeOptions = {
  failOn: 'truncated',
  limitInputPixels: photoLimits.maxPixels.jpeg,
  sequentialRead: true,
} as const;

const fitWithin = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** Removes stray bytes from a JPEG's header and adds an end marker; truncated data stay missing. */
function repairJpeg(jpeg: Uint8Array): Uint8Array {
  const segments = [...jpegSegments(dataViewOf(jpeg))];
  const scanIndex = segments.findIndex(({ marker }) => marker === startOfScan);
  const headerSegments = segments
    .slice(0, Math.max(0, scanIndex))
    .map(({ offset, end }) => jpeg.subarray(offset, end));
  const scanData = jpeg.subarray(segments[scanIndex]?.offset ?? jpeg.length);
  // Removes the zeros with which a truncated copy fills its last block.
  const length = scanData.findLastIndex((byte) => byte !== 0) + 1;
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...headerSegments,
    scanData.subarray(0, length),
    Uint8Array.of(0xff, endOfImage),
  ]);
}

/** Decodes a photo once for all stored sizes, because even a small file may take long to decode. */
const decodePhoto = (upload: Uint8Array, input: SharpOptions) =>
  sharp(upload, input)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(fitWithin(photoLimits.storedSide))
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Older phones omit the end marker of a JPEG, which decoders report like truncation. With the marker added, only real
 * truncation causes a warning.
 */
async function decodeWhole(upload: Uint8Array) {
  try {
    return await decodePhoto(upload, photoDecodeOptions);
  } catch (error) {
    if (readPhotoHeader(upload)?.format !== 'jpeg') throw error;
    return decodePhoto(repairJpeg(upload), { ...photoDecodeOptions, failOn: 'warning' });
  }
}

/**
 * Re-encodes a photo as a JPEG of at most 400 KB: rotated by EXIF, sRGB, transparency on white, within 1200 × 1200,
 * without metadata. Rejects if that is impossible. The pool limits the time.
 */
export async function normalisePhoto(upload: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await decodeWhole(upload);
  const { width, height, channels } = info;
  for (const { side, quality } of storedSizes) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize(fitWithin(side));
    const jpeg = await resized.jpeg({ quality }).toBuffer();
    if (jpeg.byteLength <= photoLimits.storedBytes) return jpeg;
  }
  throw new Error('photo stays over 400 KB');
}

const webpQualities = [75, 60, 45, 30] as const;

/** Bytes above which a lower quality is tried. Phones request widths of up to 1280 pixels. */
const maxBytesAt = (width: number) => (width <= 1280 ? 140_000 : 280_000);

const webpLoader = { operation: ['VipsForeignLoadWebpBuffer'] };

/** Maximum pixels of a picture: more for a JPEG, which is downscaled while decoding and needs less memory. */
const maxPixelsOf = (source: Uint8Array) => photoLimits.maxPixels[readPhotoHeader(source)?.format ?? 'png'];

const decodePicture = (source: Uint8Array, width: number) =>
  sharp(source, { ...photoDecodeOptions, limitInputPixels: maxPixelsOf(source) })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Re-encodes a JPEG, PNG or WebP (of an animation the first frame) as a WebP: rotated by EXIF, sRGB, at most `width`
 * pixels wide, without metadata. Rejects if the source cannot be decoded.
 */
export async function encodePicture(source: Uint8Array, width: number): Promise<Uint8Array> {
  // Visitors' photos must never load as WebP. A process runs one job at a time, so the loader is enabled for this job
  // only.
  sharp.unblock(webpLoader);
  try {
    const { data, info } = await decodePicture(source, width);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    let webp: Uint8Array = data;
    for (const quality of webpQualities) {
      webp = await sharp(data, { raw }).webp({ quality }).toBuffer();
      if (webp.byteLength <= maxBytesAt(width)) break;
    }
    return webp;
  } finally {
    sharp.block(webpLoader);
  }
}
