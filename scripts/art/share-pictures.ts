import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { getRoutes } from '../../lib/server/catalogue/routes.ts';
import { fontPath } from '../../lib/server/drawing/font-files.ts';
import { getCentres } from '../../lib/shared/content/centres.ts';
import { getSite } from '../../lib/shared/content/site.ts';
import { uniqueBy } from '../../lib/shared/util/collections.ts';
import { colours } from '../../lib/shared/util/colours.ts';

const projectRoot = path.join(import.meta.dirname, '../..');
const fontFamily = 'Bricolage';
const [width, height, columnWidth] = [1200, 630, 620] as const;

/** Pictures that a message or post with a link shows: one for each route's art and for each centre. */
const sharePictures = () => [
  ...uniqueBy(getRoutes(), ({ shareArt }) => shareArt).map(({ shareArt: name, title, group }) => ({
    name,
    title,
    note: group === title ? '' : group,
    // The motif of the strip, above a row of its tiles.
    art: [
      { file: `pages/${name}`, view: '0 -.1 2.94 3.136', top: 0, height: 480 },
      { file: `pages/${name}`, view: '3.03 1.01 2.94 .98', top: 480, height: 150 },
    ],
  })),
  ...getCentres().map((centre) => ({
    name: `centres/${centre.slug}`,
    title: `Aptech ${centre.name}`,
    note: centre.city,
    art: [{ file: `centres/${centre.slug}`, view: '1.03 0 3.4 4.76', top: 0, height }],
  })),
];

type SharePicture = ReturnType<typeof sharePictures>[number];

const fileOf = ({ name }: SharePicture) => path.join(projectRoot, 'public/share', `${name}.png`);
/** The parts of the drawings, as SVG, with their place in the picture. */
const partsOf = ({ art }: SharePicture) =>
  art.map(({ file, view, top, height: partHeight }) => {
    const svg = readFileSync(path.join(projectRoot, 'public/art', `${file}.svg`), 'utf8');
    const viewBox = `viewBox="${view}" width="450" height="${partHeight}">`;
    return { svg: svg.replace(/viewBox=[^>]*>/, viewBox), top, height: partHeight };
  });

/** The words of a picture and the digest of its art, which its file contains, so that a change of them is noticed. */
const contentOf = (share: SharePicture) =>
  `${share.title} / ${share.note} / ${createHash('sha256')
    .update(JSON.stringify(partsOf(share)))
    .digest('hex')}`;

/** False if the picture is missing or was drawn of other words or drawings. */
async function isDrawn(share: SharePicture): Promise<boolean> {
  if (!existsSync(fileOf(share))) return false;
  const { exif } = await sharp(fileOf(share)).metadata();
  return exif?.includes(contentOf(share)) ?? false;
}

/** Draws the title on the left and the art on the right, as a PNG far below 300 KB, the most that WhatsApp shows. */
async function draw(share: SharePicture): Promise<void> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const fitsColumn = (text: string) => context.measureText(text).width <= columnWidth;
  context.fillStyle = colours.ink;
  context.fillRect(0, 0, width, height);
  for (const part of partsOf(share))
    context.drawImage(await loadImage(Buffer.from(part.svg)), 750, part.top, 450, part.height);
  let size = 108;
  let lines: string[] = [];
  do {
    size -= 4;
    context.font = `700 ${size}px ${fontFamily}`;
    lines = [];
    for (const word of share.title.split(' ')) {
      const longerLine = [lines.at(-1), word].filter(Boolean).join(' ');
      if (lines.length > 0 && fitsColumn(longerLine)) lines[lines.length - 1] = longerLine;
      else lines.push(word);
    }
  } while (size > 44 && (lines.length * size > 340 || !lines.every(fitsColumn)));
  context.fillStyle = colours.white;
  lines.forEach((text, index) => context.fillText(text, 64, 96 + size * 0.72 + index * size * 1.06));
  context.font = `600 30px ${fontFamily}`;
  context.fillStyle = colours.sky;
  context.fillText(share.note, 64, 500);
  context.fillStyle = colours.signal;
  context.beginPath();
  context.arc(64, 574, 36, -Math.PI / 2, 0);
  context.lineTo(64, 574);
  context.fill();
  context.fillStyle = colours.white;
  context.font = `700 44px ${fontFamily}`;
  context.fillText(getSite().name.toLowerCase(), 116, 572);
  mkdirSync(path.dirname(fileOf(share)), { recursive: true });
  writeFileSync(
    fileOf(share),
    await sharp(await canvas.encode('png'))
      .withExif({ IFD0: { ImageDescription: contentOf(share) } })
      .png({ palette: true, colours: 96, effort: 8 })
      .toBuffer(),
  );
}

export async function drawSharePictures(): Promise<void> {
  GlobalFonts.registerFromPath(
    fontPath(projectRoot, 'bricolage-grotesque-latin-wght-normal.woff2'),
    fontFamily,
  );
  for (const share of sharePictures()) if (!(await isDrawn(share))) await draw(share);
}
