import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { sceneSvg, type SceneSpec } from './scene.ts';
import { colours } from '../../lib/shared/util/colours.ts';
import { getCentres } from '../../lib/shared/content/centres.ts';
import { getRoutes } from '../../lib/server/content/routes.ts';
import { getSite } from '../../lib/shared/content/site.ts';
import { publicDir, writeChanged } from './output.ts';
import { centreScene, pageScene } from './pictures.ts';

/** Content of a share image. */
type Share = { name: string; title: string; note: string; scene: SceneSpec };

const fileOf = (name: string): string => path.join(publicDir, 'share', `${name}.png`);
const family = 'Bricolage';
const fonts = path.join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/bricolage-grotesque/files',
);

function wrap(
  context: { measureText(text: string): { width: number } },
  text: string,
  width: number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(joined).width <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** Draws a share image: title on the left, the page's art on the right. 1200×630, a palette PNG far below 300 KB. */
async function drawShare({ name, title, note, scene }: Share): Promise<void> {
  const canvas = createCanvas(1200, 630);
  const context = canvas.getContext('2d');
  context.fillStyle = colours.ink;
  context.fillRect(0, 0, 1200, 630);
  const art = await sharp(Buffer.from(sceneSvg({ ...scene, cols: 5, rows: 7, motifAt: { x: 1, y: 2 } }, 90)))
    .png()
    .toBuffer();
  context.drawImage(await loadImage(art), 750, 0, 450, 630);
  let size = 108;
  let lines: string[] = [];
  do {
    size -= 4;
    context.font = `700 ${size}px ${family}`;
    lines = wrap(context, title, 620);
  } while (
    size > 44 &&
    (lines.length * size > 340 || lines.some((text) => context.measureText(text).width > 620))
  );
  context.fillStyle = '#FFFFFF';
  lines.forEach((text, index) => context.fillText(text, 64, 96 + size * 0.72 + index * size * 1.06));
  context.font = `600 30px ${family}`;
  context.fillStyle = colours.sky;
  context.fillText(note, 64, 500);
  context.fillStyle = colours.signal;
  context.beginPath();
  context.moveTo(64, 538);
  context.arc(64, 574, 36, -Math.PI / 2, 0);
  context.lineTo(64, 574);
  context.fill();
  context.fillStyle = '#FFFFFF';
  context.font = `700 44px ${family}`;
  context.fillText(getSite().name.toLowerCase(), 116, 572);
  writeChanged(
    fileOf(name),
    await sharp(await canvas.encode('png'))
      .png({ palette: true, colours: 96, effort: 8 })
      .toBuffer(),
  );
}

/** Every share image: public/share/<shareArt>.png for a route, public/share/centres/<slug>.png for a centre. */
function allShares(): readonly Share[] {
  const routes = getRoutes();
  const first = routes.filter(
    ({ shareArt }, index) => routes.findIndex((route) => route.shareArt === shareArt) === index,
  );
  return [
    ...first.map(({ shareArt, title, group }) => ({
      name: shareArt,
      title,
      note: group === title ? '' : group,
      scene: pageScene(shareArt),
    })),
    ...getCentres().map((centre) => ({
      name: `centres/${centre.slug}`,
      title: `Aptech ${centre.name}`,
      note: centre.city,
      scene: centreScene(centre),
    })),
  ];
}

const digestOf = (share: Share): string =>
  createHash('sha256')
    .update(JSON.stringify([share, getSite().name]))
    .digest('hex')
    .slice(0, 12);

const recordFile = path.join(import.meta.dirname, '../../lib/shared/art/shares.json');
/** Digest of the inputs of each share image, by name. Drawing one takes half a second, so unchanged ones are kept. */
const recorded = (): Readonly<Record<string, string>> =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>) : {};

/** Draws share images whose inputs have changed, or all. After a change of this code draw all: `npm run art`. */
export async function drawShares(all: boolean): Promise<void> {
  const known = recorded();
  const shares = allShares();
  const due = shares.filter(
    (share) => all || known[share.name] !== digestOf(share) || !existsSync(fileOf(share.name)),
  );
  if (due.length > 0)
    GlobalFonts.registerFromPath(path.join(fonts, 'bricolage-grotesque-latin-wght-normal.woff2'), family);
  for (const share of due) await drawShare(share);
  const digests = Object.fromEntries(shares.map((share) => [share.name, digestOf(share)]));
  writeChanged(recordFile, `${JSON.stringify(digests, null, 2)}\n`);
}
