/** Maximum size of an upload in binary megabytes. */
const maxMegabytes = 5;
const minSide = 200;
/** What the forms and the FAQ ask for (`{photoNeeds}`). */
export const photoNeeds = `at most ${maxMegabytes}MB and at least ${minSide}x${minSide} pixels`;

/** Messages for rejected photos, from docs/product/forms.md#f13; `tooCostly` is from docs/product/choices.md#c35. */
export const photoMessages = {
  required: 'Profile image is required',
  tooHeavy: `Image cannot be larger than ${maxMegabytes}MB`,
  notJpegOrPng: 'Only JPG/PNG images are allowed',
  tooSmall: `Image must be at least ${minSide}x${minSide} pixels`,
  tooLarge: 'Image dimensions are too large',
  tooCostly: 'Please save the image as an ordinary JPG and choose it again',
  empty: 'This photo is empty (0 bytes). Please choose another',
  damaged: 'We cannot open this photo: it may be damaged. Please choose another',
  unreadable: 'Your device cannot read this photo any more. Please choose it again, or choose another',
  stuck: 'Your device takes too long to read this photo. Please choose it again, or choose another',
} as const;

type PhotoMessage = (typeof photoMessages)[keyof typeof photoMessages];

/** Limits of the profile photo in browser and server (docs/product/forms.md#f13; docs/product/choices.md#c35). */
export const photoLimits = {
  maxBytes: maxMegabytes * 1024 * 1024,
  minSide,
  maxSide: 10_000,
  /** Maximum pixels in total: allows a phone's 50 MP JPEG; PNG is lower because decoding it needs more memory. */
  maxPixels: { jpeg: 50_000_000, png: 25_000_000 },
  /**
   * Maximum cost of decoding, about half a second of an idle processor. PNG: bytes of the decoded picture, doubled if
   * interlaced; allows 25 MP with 8 bits and transparency. JPEG: pixels times scans; allows a progressive one of 50 MP
   * with the usual ten scans.
   */
  maxCost: { jpeg: 600_000_000, png: 100_000_000 },
  /** Longest side in pixels of the editor's copy of a photo; more if the shorter side would be below `minSide`. */
  editedSide: 1600,
  /** Quality of the JPEGs that browsers make, 0 to 1. */
  jpegQuality: 0.86,
  /** Maximum side and bytes of the normalised photo, which is stored, drawn and sent to the backend. */
  storedSide: 1200,
  storedBytes: 400 * 1024,
} as const;

/**
 * Position of the circular crop, as in CSS `object-position`: faces are slightly above the middle of a portrait.
 * `--photo-focus` of app/tokens.css is the same point.
 */
export const photoFocus = { x: 0.5, y: 0.35 } as const;

type PhotoFormat = 'jpeg' | 'png';

/** The format by the first bytes; the declared type and the file name are not trusted. */
function photoFormat(start: Uint8Array): PhotoFormat | undefined {
  const beginsWith = (...bytes: readonly number[]) => bytes.every((byte, index) => start[index] === byte);
  if (beginsWith(0xff, 0xd8)) return 'jpeg';
  if (beginsWith(0x89, 0x50, 0x4e, 0x47)) return 'png';
  return undefined;
}

export type Size = { width: number; height: number };
/** `cost` is measured as in `photoLimits.maxCost`. */
type PhotoHeader = Size & { format: PhotoFormat; cost: number };

/** True for JPEG's start-of-frame markers; C4, C8 and CC in that range mean something else (ITU T.81, table B.1). */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: TEM, RST0–7, SOI. EOI has none either, but ends the segments. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

export const startOfScan = 0xda;
export const endOfImage = 0xd9;

/**
 * Offsets of the segments up to the first scan, skipping stray bytes as decoders do. Follows segment lengths, so the
 * frame of an EXIF thumbnail or of an MPO's second image is never mistaken for the photo's.
 */
export function* jpegSegments(view: DataView): Generator<{ marker: number; offset: number; end: number }> {
  let offset = 2;
  while (offset + 4 <= view.byteLength) {
    const marker = view.getUint8(offset + 1);
    if (view.getUint8(offset) !== 0xff || marker === 0 || marker === 0xff || isBare(marker)) {
      offset += 1;
      continue;
    }
    const end = offset + 2 + view.getUint16(offset + 2);
    yield { marker, offset, end };
    if (marker === startOfScan || marker === endOfImage || end < offset + 4) return;
    offset = end;
  }
}

export const dataViewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function jpegSize(view: DataView): Size | undefined {
  for (const { marker, offset } of jpegSegments(view)) {
    if (isStartOfFrame(marker) && offset + 9 <= view.byteLength)
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
  }
  return undefined;
}

/** Number of scans of a JPEG. The marker cannot occur in compressed data; scans of an embedded thumbnail count too. */
function scansOf(bytes: Uint8Array): number {
  let scans = 0;
  for (let offset = bytes.indexOf(0xff); offset >= 0; offset = bytes.indexOf(0xff, offset + 1))
    if (bytes[offset + 1] === startOfScan) scans += 1;
  return scans;
}

function readJpeg(bytes: Uint8Array, view: DataView): PhotoHeader | undefined {
  const size = jpegSize(view);
  return size && { format: 'jpeg', ...size, cost: size.width * size.height * scansOf(bytes) };
}

/** Samples per pixel for each PNG colour type (W3C PNG, 11.2.1). */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** IHDR is always the first chunk (W3C PNG, 5.6), so all offsets are fixed. */
function readPng(view: DataView): PhotoHeader | undefined {
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49_48_44_52) return undefined;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  // The decoder uses at least one byte for each sample.
  const sampleBytes = Math.ceil(view.getUint8(24) / 8);
  const passes = view.getUint8(28) === 0 ? 1 : 2;
  const cost = size.width * size.height * (samples[view.getUint8(25)] ?? 4) * sampleBytes * passes;
  return { format: 'png', ...size, cost };
}

/** Format, stored dimensions and cost, without decoding the photo. Undefined for other formats and damaged headers. */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | undefined {
  const format = photoFormat(bytes);
  if (!format) return undefined;
  const view = dataViewOf(bytes);
  const header = format === 'jpeg' ? readJpeg(bytes, view) : readPng(view);
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}

/**
 * False if a photo is cut off within its picture, and for a complete JPEG without an end marker or PNG with more than
 * 1,000 bytes after its end, which only a full decode can tell from a cut one.
 */
export function isCompleteFile(bytes: Uint8Array): boolean {
  if (photoFormat(bytes) === 'png') return String.fromCharCode(...bytes.subarray(-1_000)).includes('IEND');
  let hasEnded = false;
  for (let offset = bytes.indexOf(0xff); offset >= 0; offset = bytes.indexOf(0xff, offset + 1)) {
    if (bytes[offset + 1] === startOfScan) hasEnded = false;
    else if (bytes[offset + 1] === endOfImage) hasEnded = true;
  }
  return hasEnded;
}

function headerProblem({ format, width, height, cost }: PhotoHeader): PhotoMessage | undefined {
  const { maxSide, maxPixels, maxCost } = photoLimits;
  if (Math.min(width, height) < minSide) return photoMessages.tooSmall;
  if (Math.max(width, height) > maxSide || width * height > maxPixels[format]) return photoMessages.tooLarge;
  if (cost > maxCost[format]) return photoMessages.tooCostly;
  return undefined;
}

/**
 * The field's message for a photo, or undefined. The checks need no decoding and are in the order of
 * docs/product/registration.md#e9.
 */
export function photoProblem(bytes: Uint8Array): PhotoMessage | undefined {
  if (bytes.byteLength === 0) return photoMessages.empty;
  if (bytes.byteLength > photoLimits.maxBytes) return photoMessages.tooHeavy;
  if (!photoFormat(bytes)) return photoMessages.notJpegOrPng;
  const header = readPhotoHeader(bytes);
  return header ? headerProblem(header) : photoMessages.damaged;
}
