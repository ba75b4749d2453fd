import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { colours } from '../foundation/colours.ts';
import { photoFocus } from '../photo/rules.ts';
import { photoInput } from '../photo/decode.ts';
import { fontOf } from './fonts.ts';
import type { Layout } from './layouts.ts';

/** The photo with its shorter side at `side` pixels; a JPEG is downscaled while decoding, which is fast. */
async function resizePhoto(photo: Uint8Array, side: number): Promise<Canvas> {
  const { data, info } = await sharp(photo, photoInput)
    .timeout({ seconds: 5 })
    .resize(side, side, { fit: 'outside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(info.width, info.height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return canvas;
}

function clipCircle(context: SKRSContext2D, { x, y, diameter }: Layout['photo']): void {
  context.beginPath();
  context.arc(x + diameter / 2, y + diameter / 2, diameter / 2, 0, 2 * Math.PI);
  context.clip();
}

/**
 * Initials in place of a photo removed by retention, which is a day after the e-mail was accepted; the answers, and so the
 * pass, last longer (docs/product/registration.md#e7).
 */
export function paintInitials(context: SKRSContext2D, { photo }: Layout, initials: string): void {
  const { x, y, diameter } = photo;
  context.save();
  clipCircle(context, photo);
  context.fillStyle = colours.sky;
  context.fillRect(x, y, diameter, diameter);
  context.fillStyle = colours.ink;
  context.font = fontOf(800, diameter * 0.42);
  context.letterSpacing = '0px';
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(initials, x + diameter / 2, y + diameter * 0.65);
  context.restore();
}

/** Paints the photo as a circle, cropped around `photoFocus`. */
export async function paintPhoto(context: SKRSContext2D, layout: Layout, photo: Uint8Array): Promise<void> {
  const { x, y, diameter } = layout.photo;
  const side = Math.round(diameter * layout.scale);
  const picture = await resizePhoto(photo, side);
  const left = Math.round((picture.width - side) * photoFocus.x);
  const top = Math.round((picture.height - side) * photoFocus.y);
  context.save();
  clipCircle(context, layout.photo);
  context.drawImage(picture, left, top, side, side, x, y, diameter, diameter);
  context.restore();
}
