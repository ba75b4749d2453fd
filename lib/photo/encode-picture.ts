/**
 * Decoding and downscaling of a picture. Runs only in a drawing process, because decoders are native code that may crash or
 * hang (docs/security.md#s1, #s2). decode.ts blocks all loaders of sharp except JPEG and PNG in that process.
 */
import sharp from 'sharp';
import { photoInput } from './decode.ts';
import { photoLimits, readPhotoHeader } from './rules.ts';

/** Tried in order until the file is small enough; only noisy pictures need more than the first. */
const qualities = [75, 60, 45, 30] as const;

/** Bytes that a picture may have before a lower quality is tried: at phone widths (up to 1280 pixels), and above. */
const maxBytesAt = (width: number) => (width <= 1280 ? 140_000 : 280_000);

const webpLoader = { operation: ['VipsForeignLoadWebpBuffer'] };

/** A JPEG is downscaled while decoding; the other formats need more memory. */
const maxPixelsOf = (source: Uint8Array) => photoLimits.maxPixels[readPhotoHeader(source)?.format ?? 'png'];

/** Raw pixels: rotated by EXIF orientation, sRGB, at most `width` wide, never enlarged. */
const shrink = (source: Uint8Array, width: number) =>
  sharp(source, { ...photoInput, limitInputPixels: maxPixelsOf(source) })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Re-encodes a JPEG, PNG or WebP (of an animation the first frame) as a WebP at most `width` pixels wide, without metadata.
 * Rejects when it cannot be decoded.
 */
export async function encodePicture(source: Uint8Array, width: number): Promise<Uint8Array> {
  // Visitors' photos must never load as WebP. A process runs one job at a time, so the loader is open for this job only.
  sharp.unblock(webpLoader);
  try {
    const { data, info } = await shrink(source, width);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    let webp: Uint8Array = data;
    for (const quality of qualities) {
      webp = await sharp(data, { raw }).webp({ quality }).toBuffer();
      if (webp.byteLength <= maxBytesAt(width)) break;
    }
    return webp;
  } finally {
    sharp.block(webpLoader);
  }
}
