// Draws the sample uploads of the embedded backend into lib/server/embedded-backend/media: portraits, project, event and centre
// pictures as small WebP files. Deterministic; run it after changing the art (`node scripts/media.ts`).
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Motif } from '../lib/shared/art/motif-names.ts';
import { sceneSvg, schemes, type Scheme } from './art/scene.ts';
import { palettes } from '../lib/shared/art/tiles.ts';
import { colours } from '../lib/shared/util/colours.ts';
import { portraitSvg } from './art/people.ts';

const folder = path.join(import.meta.dirname, '../lib/server/embedded-backend/media');
const number = (index: number) => String(index + 1).padStart(2, '0');

async function write(name: string, svg: string, width: number): Promise<void> {
  const file = path.join(folder, `${name}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(svg))
    .resize({ width })
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toFile(file);
}

/** One for each project of lib/server/embedded-backend/seed.json, which refers to pictures by number. */
const projectMotifs: readonly Motif[] = [
  'pin',
  'heart',
  'calendar',
  'document',
  'commerce',
  'plus',
  'search',
  'design',
  'mobile',
  'letters',
  'globe',
  'trophy',
  'cloud',
  'home',
];
const eventMotifs: readonly Motif[] = [
  'code',
  'question',
  'ai',
  'trophy',
  'shapes',
  'seal',
  'star',
  'people',
  'pin',
  'heart',
  'rocket',
  'cap',
  'chart',
  'cursor',
  'people',
  'briefcase',
  'camp',
  'trophy',
];
const all: readonly Scheme[] = Object.values(schemes);
const schemeAt = (index: number) => all[index % all.length] as Scheme;

/** Without the page's background colour, so that a portrait's frame is visible. */
const backdrops = [colours.sky, colours.signal, '#F9D5CB', '#BFE5DF'];
for (let index = 0; index < 12; index += 1) {
  const backdrop = (shift: number) => backdrops[(index + shift) % backdrops.length] as string;
  await write(`people/w${number(index)}`, portraitSvg(`ayesha-media-${index}`, backdrop(0)), 320);
  await write(`people/m${number(index)}`, portraitSvg(`omar-media-${index}`, backdrop(1)), 320);
}
for (const [index, motif] of projectMotifs.entries()) {
  const scheme = schemeAt(index);
  const scene = { seed: `media/project/${index}`, cols: 6, rows: 4, scheme, motif };
  await write(`projects/p${number(index)}`, sceneSvg(scene), 480);
}
for (const [index, motif] of eventMotifs.entries()) {
  for (const [shift, variant] of ['a', 'b', 'c'].entries()) {
    const scheme = schemeAt(index + 3 + 2 * shift);
    const size = [
      { cols: 5, rows: 4, motifAt: { x: 1, y: 0 } },
      { cols: 5, rows: 4, motifAt: { x: 2, y: 1 } },
      { cols: 4, rows: 3, motifAt: { x: 0, y: 0 } },
    ][shift]!;
    const scene = { seed: `media/event/${index}${variant}`, ...size, scheme, motif };
    await write(`events/e${number(index)}${variant}`, sceneSvg(scene), 480);
  }
}
for (let index = 0; index < 8; index += 1) {
  const scene = {
    seed: `media/centre/${index}`,
    cols: 7,
    rows: 5,
    scheme: schemeAt(index + 1),
    palette: palettes.house,
    motif: 'building' as const,
    motifAt: { x: 2, y: 1 },
  };
  await write(`centres/c${number(index)}`, sceneSvg(scene), 840);
}
