/**
 * Limits and messages of the profile photo (docs/product/forms.md#f13; docs/product/choices.md#c35), used by the checks of
 * browser (components/forms) and server (lib/photo/check.ts).
 */
export const photoLimits = {
  /** Bytes of the upload, docs/product/forms.md#f13. */
  maxBytes: 5 * 1024 * 1024,
  /** Pixels on each side. */
  minSide: 200,
  maxSide: 10_000,
  /** Total pixels: a phone's 50 MP JPEG is allowed; PNG is lower because decoding it needs more memory. */
  maxPixelsJpeg: 50_000_000,
  maxPixelsPng: 25_000_000,
  /** Longest side and bytes of the normalised photo that is stored, drawn and sent to the backend. */
  storedSide: 1200,
  storedBytes: 400 * 1024,
  /** Bytes of the small copy that a preview takes. */
  previewBytes: 448 * 1024,
} as const;

/**
 * Position of the circular crop, as in CSS `object-position`: faces are slightly above the middle of a portrait. Both the
 * browser's preview and the drawing use it.
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

/** The format by its first bytes; the declared type and the file name are not trusted. */
export function photoFormat(start: Uint8Array): PhotoFormat | undefined {
  const begins = (...bytes: readonly number[]) => bytes.every((byte, index) => start[index] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return undefined;
}

/** The message for a photo of these stored dimensions (before rotation), or undefined when they are allowed. */
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
