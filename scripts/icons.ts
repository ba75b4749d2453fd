// npm run icons: draws the site's icons from the tile of the logo, and writes app/colours.css. Run it after a change of
// lib/shared/util/colours.ts; the files are committed.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { shapesOf } from '../lib/shared/art/tiles.ts';
import { colours } from '../lib/shared/util/colours.ts';
import { colourSheet } from './colour-sheet.ts';

const quarterPath = shapesOf('quarter')
  .map((shape) => shape.d)
  .join('');

/**
 * The tile on an ink ground. `margin` is the free share of each side, because launchers crop maskable icons to a
 * circle.
 */
function iconSvg(margin: number, radius: number): string {
  const side = 1 - 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="${radius}" fill="${colours.ink}"/><g transform="translate(${margin * 64} ${margin * 64}) scale(${side * 64})"><path d="${quarterPath}" fill="${colours.signal}"/></g></svg>`;
}

const toPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico file with one PNG, which all browsers support. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const roundedIcon = iconSvg(0.2, 12);
const squareIcon = iconSvg(0.22, 0);
const maskableIcon = iconSvg(0.3, 0);
writeFileSync('app/colours.css', colourSheet());
writeFileSync('app/icon.svg', `${roundedIcon}\n`);
writeFileSync('app/apple-icon.png', await toPng(squareIcon, 180));
writeFileSync('app/favicon.ico', ico(await toPng(roundedIcon, 32), 32));
writeFileSync('public/icon-192.png', await toPng(roundedIcon, 192));
writeFileSync('public/icon-512.png', await toPng(roundedIcon, 512));
writeFileSync('public/icon-maskable-512.png', await toPng(maskableIcon, 512));
