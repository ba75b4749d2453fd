import { type Canvas, createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { composeTiles, shapesOf, type Tile } from '../../shared/art/tiles.ts';
import { photoFocus } from '../../shared/photo/photo-rules.ts';
import { colours } from '../../shared/util/colours.ts';
import { fontFiles, fontPath } from './font-files.ts';
import { bandPalette, type Layout } from './layouts.ts';
import { photoDecodeOptions } from './photo.ts';
import { qrPixels } from './qr.ts';

function paintTile(context: SKRSContext2D, tile: Tile, unit: number): void {
  const side = tile.size * unit;
  context.save();
  context.translate(tile.x * unit, tile.y * unit);
  context.fillStyle = tile.back;
  context.fillRect(0, 0, side, side);
  context.beginPath();
  context.rect(0, 0, side, side);
  context.clip();
  context.translate(side / 2, side / 2);
  context.rotate((tile.turn * Math.PI) / 2);
  context.translate(-side / 2, -side / 2);
  context.scale(side, side);
  for (const shape of shapesOf(tile.kind)) {
    context.fillStyle = shape.paint === 'fore' ? tile.fore : tile.dot;
    context.fill(new Path2D(shape.d));
  }
  context.restore();
}

function paintBackground(layout: Layout): Canvas {
  const { width, height, scale, band, qrArea, photo, qr } = layout;
  const canvas = createCanvas(width * scale, height * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = colours.ink;
  context.fillRect(0, 0, width, height);
  for (const tile of composeTiles(band.seed, band.cols, band.rows, bandPalette))
    paintTile(context, tile, band.tile);
  context.fillStyle = colours[qrArea.colour];
  context.fillRect(qrArea.x, qrArea.y, qrArea.width, qrArea.height);
  context.fillStyle = colours.ink;
  context.beginPath();
  const radius = photo.diameter / 2;
  context.arc(photo.x + radius, photo.y + radius, radius + photo.ring, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colours.white;
  context.beginPath();
  const plateWidth = qrPixels(layout).plate / scale;
  context.roundRect(qr.x, qr.y, plateWidth, plateWidth, qr.radius);
  context.fill();
  return canvas;
}

const backgrounds = new Map<string, Canvas>();

/** The background of a layout, painted once in each process. */
export function backgroundOf(layout: Layout): Canvas {
  const background = backgrounds.get(layout.name) ?? paintBackground(layout);
  backgrounds.set(layout.name, background);
  return background;
}

/** Each letter uses the first family that has it. */
const familyList = [...new Set(fontFiles.map(([, family]) => `"${family}"`))].join(', ');

/** A `font` of the canvas; `size` in pixels. */
export const fontOf = (weight: number, size: number): string => `${weight} ${size}px ${familyList}`;

/**
 * Registers the fonts of the repository, so that every machine draws the same. Throws if one is missing or damaged.
 */
export function registerFonts(root: string): void {
  for (const [file, family] of fontFiles)
    if (!GlobalFonts.registerFromPath(fontPath(root, file), family))
      throw new Error(`Passes cannot be drawn: lib/server/drawing/fonts/${file} is missing or damaged.`);
}

/** The shorter side becomes `side` pixels. A JPEG is downscaled while decoding, which is fast. */
async function resizePhoto(photo: Uint8Array, side: number): Promise<Canvas> {
  const { data, info } = await sharp(photo, photoDecodeOptions)
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

/** Paints initials instead of the photo, which is erased before the answers of a pass (lib/shared/retention.ts). */
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

/** Paints the photo as a circle, cropped around `photoFocus`. Rejects if it cannot be decoded. */
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
