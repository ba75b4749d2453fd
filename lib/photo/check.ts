import { photoLimits, photoMessages, refuseDimensions, type PhotoMessage } from './rules.ts';
import { readPhotoHeader } from './header.ts';

/**
 * Checks 1 to 4 of docs/product/registration.md#e9 in that order: presence, bytes, format, dimensions. Returns the field's
 * message or undefined; it reads only the header, so it is safe in the web process (decode.ts does the full decode).
 */
export function refusePhoto(bytes: Uint8Array): PhotoMessage | undefined {
  if (bytes.byteLength === 0) return photoMessages.required;
  if (bytes.byteLength > photoLimits.maxBytes) return photoMessages.tooHeavy;
  const header = readPhotoHeader(bytes);
  if (!header) return photoMessages.notJpegOrPng;
  return refuseDimensions(header.format, header.width, header.height);
}
