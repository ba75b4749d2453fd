/**
 * Full decode and normalising of a photo. Runs only in a drawing process: decoders are native code and may crash or hang
 * (docs/security.md#s1, #s2). Importing this file blocks every loader of sharp except JPEG and PNG in that process.
 */
import sharp from 'sharp';
import { photoLimits } from './rules.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// One job at a time and none twice: a cache or threads would only cost memory.
sharp.cache(false);
sharp.concurrency(1);

/** Seconds a decode may take; a bomb of scans or filters ends here (docs/product/registration.md#e9, check 5). */
export const decodeSeconds = 5;
/** Tried in turn until the result is within 400 KB; a photograph passes at the first, noise needs the others. */
const attempts = [
  { side: photoLimits.storedSide, quality: 85 },
  { side: photoLimits.storedSide, quality: 70 },
  { side: 900, quality: 70 },
  { side: 600, quality: 60 },
] as const;

/**
 * The options say: stop at corrupt or missing data but not at the harmless oddities phones write (trailers, stray bytes);
 * never more pixels than the header check allowed.
 */
export const photoInput = {
  failOn: 'error',
  limitInputPixels: photoLimits.maxPixelsJpeg,
  sequentialRead: true,
} as const;

/**
 * Side lengths within `side` × `side`. A strip (over 6 : 1) is cut to 6 : 1 around its middle, so that the short side keeps
 * the 200 px the rules promise to whoever receives the photo.
 */
function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  const minLength = photoLimits.minSide * (side / photoLimits.storedSide);
  const fitted = (length: number) =>
    Math.min(side, Math.max(Math.round(length * scale), Math.round(minLength)));
  return { width: fitted(width), height: fitted(height) };
}

/**
 * Decodes the whole photo and re-encodes it: upright by its EXIF orientation, sRGB, transparency on white, within
 * 1200 × 1200, JPEG without any metadata, at most 400 KB. Rejects when it cannot be decoded in time or at all.
 */
export async function normalisePhoto(upload: Uint8Array): Promise<Uint8Array> {
  const { autoOrient } = await sharp(upload, photoInput).metadata();
  for (const { side, quality } of attempts) {
    const size = fitWithin(autoOrient.width, autoOrient.height, side);
    const jpeg = await sharp(upload, photoInput)
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(size.width, size.height, { fit: 'cover' })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.byteLength <= photoLimits.storedBytes) return jpeg;
  }
  throw new Error('photo stays over 400 KB');
}
