import { readPhotoHeader } from '../photo/header.ts';

/** Decoding limits in pixels: a JPEG is downscaled while decoding, the other formats are held in memory completely. */
const maxPixels = { jpeg: 50_000_000, other: 25_000_000 } as const;

type Size = { width: number; height: number };

/** The canvas size of a WebP, from its first chunk (RFC 9649, 2.5 to 2.7). */
function webpSize(bytes: Uint8Array): Size | undefined {
  if (bytes.byteLength < 30) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (name(0) !== 'RIFF' || name(8) !== 'WEBP') return undefined;
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (name(12)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

/**
 * Whether bytes start like a JPEG, PNG or WebP within the pixel limits. Reads only the header and trusts neither the type nor
 * the file name (docs/security.md#s1, #s2).
 */
export function mayBeDecoded(bytes: Uint8Array): boolean {
  const photo = readPhotoHeader(bytes);
  const size = photo ?? webpSize(bytes);
  if (!size) return false;
  const pixels = size.width * size.height;
  return pixels > 0 && pixels <= (photo?.format === 'jpeg' ? maxPixels.jpeg : maxPixels.other);
}
