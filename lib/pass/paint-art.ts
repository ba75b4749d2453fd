/** The parts of a pass that do not depend on the person: background, band of tiles, yellow foot, white plate. */
import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { colours } from '../foundation/colours.ts';
import { compose, shapesOf, type Tile } from '../art/tiles.ts';
import { bandPalette, type Layout } from './layouts.ts';
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
  const { width, height, scale, band, foot, photo, qr } = layout;
  const canvas = createCanvas(width * scale, height * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = colours.ink;
  context.fillRect(0, 0, width, height);
  for (const tile of compose(band.seed, band.cols, band.rows, bandPalette))
    paintTile(context, tile, band.tile);
  context.fillStyle = colours[foot.paint];
  context.fillRect(foot.x, foot.y, foot.width, foot.height);
  context.fillStyle = colours.ink;
  context.beginPath();
  const radius = photo.diameter / 2;
  context.arc(photo.x + radius, photo.y + radius, radius + photo.ring, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colours.white;
  context.beginPath();
  const plate = qrPixels(layout).plate / scale;
  context.roundRect(qr.x, qr.y, plate, plate, qr.radius);
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
