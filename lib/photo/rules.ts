import { photoMessages, type PhotoMessage } from './messages.ts';

/**
 * The profile photo for browser and server alike: limits, header and the check (docs/product/forms.md#f13;
 * docs/product/choices.md#c35).
 */
export const photoLimits = {
  /**
   * Most bytes of an upload, 5 MB as docs/product/forms.md#f13 says. components/registration/messages.ts and content/faq.ts
   * say it in words.
   */
  maxBytes: 5 * 1024 * 1024,
  /** Pixels on each side. */
  minSide: 200,
  maxSide: 10_000,
  /** Total pixels: a phone's 50 MP JPEG is allowed; PNG is lower because decoding it needs more memory. */
  maxPixels: { jpeg: 50_000_000, png: 25_000_000 },
  /** Longest side and bytes of the normalised photo that is stored, drawn and sent to the backend. */
  storedSide: 1200,
  storedBytes: 400 * 1024,
} as const;

/**
 * Position of the circular crop, as in CSS `object-position`: faces are slightly above the middle of a portrait. The previews
 * of FileField and PassPreview repeat it in their style sheets.
 */
export const photoFocus = { x: 0.5, y: 0.35 } as const;

type PhotoFormat = 'jpeg' | 'png';

/** The format by its first bytes; the declared type and the file name are not trusted. */
function photoFormat(start: Uint8Array): PhotoFormat | undefined {
  const begins = (...bytes: readonly number[]) => bytes.every((byte, index) => start[index] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return undefined;
}

/** Pixels. */
export type Size = { width: number; height: number };
type PhotoHeader = Size & { format: PhotoFormat };

/** JPEG's start-of-frame markers; C4, C8 and CC in that range have other meanings (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: TEM, RST0–7, SOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Walks the segments up to the first frame header. It follows segment lengths instead of searching, so the frame of an EXIF
 * thumbnail or of an MPO's second image is never mistaken for the photo's.
 */
function jpegSize(view: DataView): Size | undefined {
  let at = 2;
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    // Start of scan or end of image before any frame: nothing to decode.
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else if (isFrame(marker)) {
      if (at + 9 > view.byteLength) return undefined;
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    } else {
      const length = view.getUint16(at + 2);
      if (length < 2) return undefined;
      at += 2 + length;
    }
  }
  return undefined;
}

/** The IHDR chunk comes first (W3C PNG, 5.6), so its dimensions are at a fixed offset. */
function pngSize(view: DataView): Size | undefined {
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49_48_44_52) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/**
 * Format and stored dimensions of a JPEG or PNG, from its header alone, so that decompression bombs cost nothing
 * (docs/security.md#s2). Undefined for any other format and for an incomplete header.
 */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | undefined {
  const format = photoFormat(bytes);
  if (!format) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = format === 'jpeg' ? jpegSize(view) : pngSize(view);
  return size && size.width > 0 && size.height > 0 ? { format, ...size } : undefined;
}

/** The message for a photo of these stored dimensions (before rotation), or undefined when they are allowed. */
function refuseDimensions({ format, width, height }: PhotoHeader): PhotoMessage | undefined {
  const { minSide, maxSide, maxPixels } = photoLimits;
  if (Math.min(width, height) < minSide) return photoMessages.tooSmall;
  if (Math.max(width, height) > maxSide || width * height > maxPixels[format]) return photoMessages.tooLarge;
  return undefined;
}

/**
 * The checks that need the header of a photo only, in the order of docs/product/registration.md#e9: presence, bytes, format,
 * dimensions. Returns the field's message or undefined. The full decode (decode.ts) is the next check.
 */
export function refusePhoto(bytes: Uint8Array): PhotoMessage | undefined {
  if (bytes.byteLength === 0) return photoMessages.required;
  if (bytes.byteLength > photoLimits.maxBytes) return photoMessages.tooHeavy;
  const header = readPhotoHeader(bytes);
  return header ? refuseDimensions(header) : photoMessages.notJpegOrPng;
}
