/**
 * Decoding and shrinking of a picture. Runs only in a drawing process: decoders are native code and may crash or hang
 * (docs/security.md#s1, #s2). photo-decode.ts blocks every loader of sharp in that process except JPEG and PNG.
 */
import sharp from 'sharp';
import { decodeSeconds, photoInput } from './decode.ts';

/** Tried in turn until the picture is light enough; most pass at the first, grain needs the others. */
const qualities = [75, 60, 45, 30] as const;

/** Bytes of a picture at a width phones ask for (up to 1280 pixels), and of a larger one. */
const maxBytesAt = (width: number) => (width <= 1280 ? 140_000 : 280_000);

const webpLoader = { operation: ['VipsForeignLoadWebpBuffer'] };

/** The pixels of the picture: upright by its EXIF orientation, sRGB, at most `width` wide, never enlarged. */
const shrink = (source: Uint8Array, width: number) =>
  sharp(source, photoInput)
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * A JPEG, PNG or WebP as a WebP at most `width` pixels wide, without metadata; of an animation the first picture. Rejects
 * when it cannot be decoded whole or in time.
 */
export async function encodePicture(source: Uint8Array, width: number): Promise<Uint8Array> {
  // Photos of visitors are decoded here too, and they are never WebP: one job at a time, so the loader is open for this alone.
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
