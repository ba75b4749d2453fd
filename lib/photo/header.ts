import { photoFormat, type PhotoFormat } from './rules.ts';

export type PhotoHeader = { format: PhotoFormat; width: number; height: number };

/** JPEG's start-of-frame markers; C4, C8 and CC in that range have other meanings (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: TEM, RST0–7, SOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Walks the segments up to the first frame header. It follows segment lengths instead of searching, so the frame of an EXIF
 * thumbnail or of an MPO's second image is never mistaken for the photo's.
 */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
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
function pngSize(view: DataView): { width: number; height: number } | undefined {
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
