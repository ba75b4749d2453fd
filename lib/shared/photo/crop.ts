import { createCanvas, decodeInTime, encodeCanvas, toReducedJpeg } from './chosen-photo.ts';
import { photoFocus, photoLimits, type Size } from './photo-rules.ts';

/** A rectangle in percent of the picture. */
export type Area = { x: number; y: number; width: number; height: number };
type Point = { x: number; y: number };
/** `turns` are quarter turns to the right; `area` is the square of the turned photo that the circle touches. */
export type Crop = { area: Area; turns: number };

const maxZoom = 4;

/** The initial crop is the server's, around `photoFocus`. */
export function startArea({ width, height }: Size): Area {
  const side = Math.min(width, height);
  return {
    x: (1 - side / width) * photoFocus.x * 100,
    y: (1 - side / height) * photoFocus.y * 100,
    width: (side / width) * 100,
    height: (side / height) * 100,
  };
}

/** The highest zoom, from 1 to 4, that leaves the required minimum of pixels. */
export const maxZoomOf = ({ width, height }: Size): number =>
  Math.min(maxZoom, Math.max(1, Math.min(width, height) / photoLimits.minSide));

/** The offset of a photo from the circle's centre after a quarter turn to the right. */
export const turnedOffset = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** Canvas transform (a to f of `setTransform`) that draws the chosen square, and the side of that canvas in pixels. */
export function cropTransform(
  { width, height }: Size,
  { area, turns }: Crop,
): { side: number; transform: [number, number, number, number, number, number] } {
  const cos = [1, 0, -1, 0][turns % 4] ?? 1;
  const sin = [0, 1, 0, -1][turns % 4] ?? 0;
  const isAcross = turns % 2 === 1;
  const widthAcross = isAcross ? height : width;
  const heightAcross = isAcross ? width : height;
  const cutSidePx = (area.width / 100) * widthAcross;
  const side = Math.min(photoLimits.storedSide, Math.max(photoLimits.minSide, Math.round(cutSidePx)));
  const scale = side / cutSidePx;
  // Position of the photo's corner: turned about the middle, then moved by the corner of the square.
  const x = widthAcross / 2 - (cos * width - sin * height) / 2 - (area.x / 100) * widthAcross;
  const y = heightAcross / 2 - (sin * width + cos * height) / 2 - (area.y / 100) * heightAcross;
  return { side, transform: [scale * cos, scale * sin, -scale * sin, scale * cos, scale * x, scale * y] };
}

/**
 * An upright copy, reduced to `editedSide` pixels, so that a phone's editor need not move the 12 megapixels of a photo;
 * undefined if the browser cannot make one.
 */
export async function copyForEditing(photo: File): Promise<{ copy: Blob; size: Size } | undefined> {
  try {
    const copy = await toReducedJpeg(photo, photoLimits.editedSide);
    const bitmap = await decodeInTime(copy);
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return { copy, size };
  } catch {
    // Reasons: no createImageBitmap, no memory, a format that only the server reads, or privacy settings.
    return undefined;
  }
}

/** The chosen square as a JPEG within the limits of a photo. Rejects if the browser cannot make one. */
export async function cutOut(copy: Blob, crop: Crop): Promise<Blob> {
  const bitmap = await decodeInTime(copy);
  const { side, transform } = cropTransform(bitmap, crop);
  const { canvas, context } = createCanvas(side, side);
  context.setTransform(...transform);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return encodeCanvas(canvas);
}
