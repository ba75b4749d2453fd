import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seededRandom } from '../../lib/shared/art/tiles.ts';
import { colours, type Colour } from '../../lib/shared/util/colours.ts';

/**
 * The house of a centre next to the landmark of its address, on a field of 500 × 400 units. Roof, storeys, windows and
 * colours derive from the slug, the landmark from the address, so that each centre has a unique picture.
 */

const fill = (paint: Colour, ...paths: readonly string[]) =>
  `<path fill="${colours[paint]}" d="${paths.join('')}"/>`;

const num = (value: number) => Number(value.toFixed(3));
const disc = (cx: number, cy: number, r: number) =>
  `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
const rect = (x: number, y: number, w: number, h: number) =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
/** A window or door with a round top. */
const arch = (x: number, y: number, w: number, h: number) =>
  `M${num(x)} ${num(y + h)}V${num(y + w / 2)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0V${num(y + h)}Z`;
const ground = 370;
const left = 64;
const width = 160;
const storey = 58;

const skies = ['sky', 'coral', 'signal', 'ink', 'ink2', 'teal'] as const;
const walls = ['signal', 'paper', 'sky', 'coral'] as const;
const trims = ['teal', 'coral', 'sky', 'signal'] as const;

/** Features of a centre's drawing; no two centres have the same. */
export function houseOf(slug: string) {
  const random = seededRandom(`house/${slug}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sky = pick(skies);
  const wall = pick(walls.filter((name) => name !== sky));
  const trim = pick(trims.filter((name) => name !== sky && name !== wall));
  const [roof = 0, storeys = 0, windows = 0] = [7, 3, 4].map((count) => Math.floor(random() * count));
  return { roof, storeys: storeys + 2, windows, sky, wall, trim };
}

type House = ReturnType<typeof houseOf>;

const houseParts = readFileSync(path.join(import.meta.dirname, 'house.svg'), 'utf8');

function roofSvg(house: House, top: number): string {
  const [, paths = ''] = new RegExp(`<g data-roof="${house.roof}">([^]+?)\\s*</g>`).exec(houseParts) ?? [];
  const painted = paths.replace(
    /\s*<path class="(wall|trim)"/g,
    (_, paint: 'wall' | 'trim') => `<path fill="${colours[house[paint]]}"`,
  );
  return `<g transform="translate(0 ${top})">${painted}</g>`;
}

function windowsSvg({ storeys, windows, wall, sky, trim }: House, slug: string, top: number): string {
  const random = seededRandom(`windows/${slug}`);
  const dark = wall === 'coral' || sky === 'ink' ? 'ink' : 'ink2';
  const lit = trim === 'coral' ? 'signal' : wall === 'signal' ? 'coral' : 'signal';
  const shape = (x: number, y: number) =>
    [
      rect(x, y, 9, 26) + rect(x + 15, y, 9, 26),
      rect(x + 1, y + 2, 22, 22),
      disc(x + 12, y + 13, 12),
      arch(x + 1, y, 22, 26),
    ][windows] ?? '';
  return Array.from({ length: storeys * 3 }, (_, index) => {
    const [row, column] = [Math.floor(index / 3), index % 3];
    if (row === storeys - 1 && column === 1) return '';
    return fill(random() < 0.2 ? lit : dark, shape(left + 18 + column * 50, top + 16 + row * storey));
  }).join('');
}

const landmarks = Array.from(
  houseParts.matchAll(/<g data-words="(.+)">([^]+?)\s*<\/g>/g),
  ([, words = '', paths = '']) => ({ words: new RegExp(words), paths }),
);

/** The landmark that an address names, or a tree, in colours that differ from the sky's (house.svg). */
function landmarkSvg(address: string, sky: Colour): string {
  const named = (text: string) => landmarks.find(({ words }) => words.test(text))?.paths;
  const paths = named(address.toLowerCase()) ?? named('park') ?? '';
  return paths.replace(/\s*<path (fill|class)="([\w ]+)"/g, (_, kind: string, names: string) => {
    const choices = names.split(' ') as Colour[];
    const paint = kind === 'fill' ? choices[0] : choices.find((name) => name !== sky);
    return `<path fill="${colours[paint ?? 'paper']}"`;
  });
}

/** A centre's house and landmark as SVG shapes that fill the field of 500 × 400 units. */
export function houseSvg(slug: string, landmark = ''): string {
  const house = houseOf(slug);
  const { storeys, sky, wall, trim } = house;
  const top = ground - storeys * storey - 14;
  const random = seededRandom(`sky/${slug}`);
  const sun = (['signal', 'coral', 'paper'] as const).find(
    (name) => name !== sky && (random() < 0.5 || name === 'paper'),
  )!;
  const road = sky === 'ink' ? 'ink2' : 'ink';
  const end = left + width;
  return [
    fill(sky, rect(0, 0, 500.5, 400.5)),
    fill(sun, disc(430, 70, 28)) + (random() < 0.3 ? fill(sky, disc(442, 62, 24)) : ''),
    landmarkSvg(landmark, sky),
    roofSvg(house, top),
    fill(wall, rect(left, top, width, ground - top)),
    windowsSvg(house, slug, top),
    fill(trim, arch(left + width / 2 - 17, ground - 50, 34, 50)),
    fill('ink', rect(end, top + 22, 8, 6), rect(end + 6, top + 22, 40, 40)),
    fill('signal', `M${end + 12} ${top + 28}a28 28 0 0 1 28 28h-28Z`),
    fill(road, rect(0, ground, 500.5, 30.5)),
    fill('signal', ...[20, 100, 180, 260, 340, 420].map((x) => rect(x, ground + 12, 40, 5))),
  ].join('');
}
