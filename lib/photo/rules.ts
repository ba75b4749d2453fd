/**
 * The limits and sentences of the profile photo (docs/product/forms.md#f13; docs/product/choices.md#c35), one place for the
 * browser's check (components/forms) and the server's (lib/photo/check.ts).
 */
export const photoLimits = {
  /** Bytes of the upload, docs/product/forms.md#f13. */
  maxBytes: 5 * 1024 * 1024,
  /** Pixels on each side. */
  minSide: 200,
  maxSide: 10_000,
  /** Pixels in all: a phone's 50 MP JPEG passes; PNG costs more memory to decode, hence its lower cap. */
  maxPixelsJpeg: 50_000_000,
  maxPixelsPng: 25_000_000,
  /** The longest side of what we keep, draw and forward, and its size in bytes. */
  storedSide: 1200,
  storedBytes: 400 * 1024,
  /** Bytes of the small copy that a preview takes. */
  previewBytes: 448 * 1024,
} as const;

/**
 * Which part of a photo that is not square the circle shows, as in CSS `object-position`: faces sit a little above the
 * middle of a portrait. The browser's preview and the drawing both use it.
 */
export const photoFocus = { x: 0.5, y: 0.35 } as const;

/** Verbatim texts of docs/product/forms.md#f13 and, for the last one, docs/product/choices.md#c35. */
export const photoMessages = {
  required: 'Profile image is required',
  tooHeavy: 'Image cannot be larger than 5MB',
  notJpegOrPng: 'Only JPG/PNG images are allowed',
  tooSmall: 'Image must be at least 200x200 pixels',
  tooLarge: 'Image dimensions are too large',
} as const;
export type PhotoMessage = (typeof photoMessages)[keyof typeof photoMessages];

export type PhotoFormat = 'jpeg' | 'png';

/** The format by its first bytes; the declared type and the file's name prove nothing. */
export function photoFormat(start: Uint8Array): PhotoFormat | undefined {
  const begins = (...bytes: readonly number[]) => bytes.every((byte, index) => start[index] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return undefined;
}

/** The sentence for a photo of these dimensions (stored ones: turning it does not matter), or undefined when it may pass. */
export function refuseDimensions(
  format: PhotoFormat,
  width: number,
  height: number,
): PhotoMessage | undefined {
  const { minSide, maxSide, maxPixelsJpeg, maxPixelsPng } = photoLimits;
  if (Math.min(width, height) < minSide) return photoMessages.tooSmall;
  const cap = format === 'jpeg' ? maxPixelsJpeg : maxPixelsPng;
  if (Math.max(width, height) > maxSide || width * height > cap) return photoMessages.tooLarge;
  return undefined;
}
