import { photoLimits, photoMessages, refuseDimensions, type PhotoMessage } from './rules.ts';
import { readPhotoHeader } from './header.ts';

/**
 * Checks 1 to 4 of docs/product/registration.md#e9, in that order: present, weight, kind, dimensions. Cheap (the header only)
 * and safe in the web process. Answers the sentence for the field, or undefined when the photo may go on to the full decode,
 * which happens in a drawing process (photo-decode.ts).
 */
export function refusePhoto(bytes: Uint8Array): PhotoMessage | undefined {
  if (bytes.byteLength === 0) return photoMessages.required;
  if (bytes.byteLength > photoLimits.maxBytes) return photoMessages.tooHeavy;
  const header = readPhotoHeader(bytes);
  if (!header) return photoMessages.notJpegOrPng;
  return refuseDimensions(header.format, header.width, header.height);
}
