/* eslint-disable max-lines -- a table of drawings */
import { colours, type Colour } from '../../lib/shared/util/colours.ts';
import { randomFrom } from '../../lib/shared/art/tiles.ts';

/**
 * The house of a centre next to the landmark of its address, on a field of 500 × 400 units. Roof, storeys, windows and
 * colours derive from the slug, the landmark from the address, so that each centre has a unique picture.
 */

const fill = (paint: Colour, ...paths: readonly string[]) =>
  `<path fill="${colours[paint]}" d="${paths.join('')}"/>`;

const n = (value: number) => Number(value.toFixed(3));
const disc = (cx: number, cy: number, r: number) =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
const rect = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
/** A window or door with a round top. */
const arch = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`;
const poly = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
const halfUp = (cx: number, y: number, r: number) => `M${n(cx - r)} ${n(y)}a${r} ${r} 0 0 1 ${n(2 * r)} 0Z`;

const ground = 370;
const left = 64;
const width = 160;
const storey = 58;

/** Features of a centre's drawing; no two centres have the same. */
type House = {
  roof: number;
  storeys: number;
  windows: number;
  sky: Colour;
  wall: Colour;
  trim: Colour;
};

const skies = ['sky', 'coral', 'signal', 'ink', 'ink2', 'teal'] as const;
const walls = ['signal', 'paper', 'sky', 'coral'] as const;
const trims = ['teal', 'coral', 'sky', 'signal'] as const;

export function houseOf(slug: string): House {
  const random = randomFrom(`house/${slug}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sky = pick(skies);
  const wall = pick(walls.filter((name) => name !== sky));
  const trim = pick(trims.filter((name) => name !== sky && name !== wall));
  const [roof, storeys, windows] = [7, 3, 4].map((count) => Math.floor(random() * count)) as [
    number,
    number,
    number,
  ];
  return { roof, storeys: storeys + 2, windows, sky, wall, trim };
}

/** The thirds of a sawtooth roof. */
const sawtooth = [
  [0, 53.3],
  [53.3, 106.7],
  [106.7, width],
] as const;

function roofSvg({ roof, wall, trim }: House, top: number): string {
  const middle = left + width / 2;
  switch (roof) {
    case 0:
      return (
        fill(trim, poly([left - 12, top], [middle, top - 56], [left + width + 12, top])) +
        fill(wall, disc(middle, top - 20, 8))
      );
    case 1:
      return fill(trim, halfUp(middle, top, 58)) + fill(wall, rect(left - 8, top - 8, width + 16, 12));
    case 2:
      return fill(
        trim,
        rect(left - 8, top - 14, width + 16, 14),
        rect(left + 20, top - 52, 5, 40),
        rect(left + 25, top - 52, 26, 16),
        rect(left + 104, top - 34, 34, 20),
      );
    case 3:
      return fill(
        trim,
        ...sawtooth.map(([from, to]) => poly([left + from, top], [left + from, top - 44], [left + to, top])),
      );
    case 4:
      return fill(trim, `M${left} ${top}A${width} 56 0 0 1 ${left + width} ${top - 56}V${top}Z`);
    case 5:
      return (
        fill(wall, rect(left + 20, top - 26, width - 40, 26)) +
        fill(trim, rect(left + 46, top - 46, width - 92, 20))
      );
    default:
      return fill(wall, halfUp(middle, top, width / 2));
  }
}

function windowsSvg({ storeys, windows, wall, sky, trim }: House, slug: string, top: number): string {
  const random = randomFrom(`windows/${slug}`);
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

/** A pillar box, a shop, a tree and so on, 110 units wide, starting at `x`. */
const landmarks: readonly (readonly [RegExp, (x: number, on: (...not: Colour[]) => Colour) => string])[] = [
  [
    /post office/,
    (x, on) =>
      fill(on('coral'), arch(x + 20, 230, 62, 140)) +
      fill('ink', rect(x + 32, 276, 38, 8)) +
      fill('paper', rect(x + 30, 300, 42, 28)),
  ],
  [
    /petrol|pump/,
    (x, on) =>
      fill(on('signal'), rect(x + 14, 250, 60, 120), rect(x + 80, 280, 8, 66)) +
      fill('paper', rect(x + 24, 264, 40, 34)),
  ],
  [
    /tank/,
    (x, on) =>
      fill(
        on('paper'),
        halfUp(x + 50, 210, 42),
        rect(x + 8, 210, 84, 54),
        rect(x + 18, 264, 8, 106),
        rect(x + 74, 264, 8, 106),
        rect(x + 18, 312, 64, 7),
      ),
  ],
  [
    /hospital|school|college/,
    (x, on) =>
      fill(on('coral'), rect(x, 292, 108, 78), rect(x + 52, 226, 5, 66)) +
      fill(on('teal', 'coral'), poly([x + 57, 226], [x + 88, 238], [x + 57, 250])) +
      fill('paper', rect(x + 14, 308, 20, 20), rect(x + 74, 308, 20, 20), rect(x + 44, 330, 20, 40)),
  ],
  [
    /zoo|park|garden/,
    (x, on) =>
      fill(on('teal', 'ink2'), disc(x + 50, 270, 46), disc(x + 84, 300, 28)) +
      fill(on('ink', 'paper'), rect(x + 46, 290, 10, 80)),
  ],
  [
    /bus|green line|terminal/i,
    (x, on) =>
      fill(on('sky', 'coral'), rect(x - 6, 286, 122, 66)) +
      fill('ink', disc(x + 20, 354, 15), disc(x + 90, 354, 15)) +
      fill('paper', rect(x + 4, 298, 24, 22), rect(x + 36, 298, 24, 22), rect(x + 68, 298, 38, 22)),
  ],
  [
    /cinema/,
    (x, on) =>
      fill(on('paper', 'coral'), rect(x, 262, 108, 108)) +
      fill('coral', rect(x + 12, 274, 84, 40)) +
      fill('paper', poly([x + 46, 282], [x + 46, 306], [x + 66, 294])) +
      fill('ink', arch(x + 40, 326, 28, 44)),
  ],
  [
    /police|bank|office|library/,
    (x, on) =>
      fill(
        on('paper', 'coral'),
        poly([x, 270], [x + 54, 234], [x + 108, 270]),
        rect(x + 4, 276, 100, 10),
        ...[10, 34, 60, 84].map((at) => rect(x + at, 288, 14, 70)),
        rect(x, 358, 108, 12),
      ),
  ],
  [
    /railway|toll|check post/,
    (x, on) =>
      fill(on('paper', 'coral'), rect(x + 8, 258, 34, 112), rect(x + 42, 312, 76, 10)) +
      fill(
        'coral',
        rect(x + 56, 312, 16, 10),
        rect(x + 88, 312, 16, 10),
        poly([x, 258], [x + 25, 236], [x + 50, 258]),
      ),
  ],
  [
    /stadium|football|sports/,
    (x, on) =>
      fill(
        on('paper', 'signal'),
        halfUp(x + 58, 370, 52),
        rect(x + 4, 236, 6, 134),
        rect(x - 8, 222, 30, 20),
      ) + fill('ink2', halfUp(x + 58, 370, 26)),
  ],
  [
    /roundabout/,
    (x, on) =>
      fill(
        on('signal', 'coral'),
        poly(
          [x + 54, 232],
          [x + 66, 262],
          [x + 98, 264],
          [x + 73, 284],
          [x + 82, 316],
          [x + 54, 298],
          [x + 26, 316],
          [x + 35, 284],
          [x + 10, 264],
          [x + 42, 262],
        ),
      ) + fill(on('teal', 'sky'), halfUp(x + 54, 370, 46)),
  ],
  [
    /eidgah|mosque/,
    (x, on) =>
      fill(
        on('paper', 'signal'),
        halfUp(x + 54, 300, 38),
        rect(x + 10, 300, 88, 70),
        rect(x + 52, 244, 4, 20),
      ) + fill('ink', arch(x + 40, 322, 28, 48)),
  ],
  [
    /flyover|bridge/,
    (x, on) =>
      fill(
        on('coral', 'paper'),
        rect(x - 10, 290, 130, 22),
        rect(x + 4, 312, 18, 58),
        rect(x + 88, 312, 18, 58),
      ),
  ],
  [
    /clock/,
    (x, on) =>
      fill(
        on('teal', 'paper'),
        rect(x + 30, 214, 48, 156),
        poly([x + 26, 214], [x + 54, 182], [x + 82, 214]),
      ) +
      fill('paper', disc(x + 54, 240, 17)) +
      fill('ink', rect(x + 52, 228, 4, 14), rect(x + 54, 238, 11, 4)),
  ],
  [
    /shop|market|bazaar|emporium|bakery|pharmacy/,
    (x, on) =>
      fill(on('paper', 'signal'), rect(x + 4, 300, 100, 70)) +
      fill('coral', rect(x, 278, 22, 26), rect(x + 43, 278, 22, 26), rect(x + 86, 278, 22, 26)) +
      fill(on('paper', 'sky'), rect(x + 22, 278, 21, 26), rect(x + 65, 278, 21, 26)) +
      fill('ink2', rect(x + 14, 320, 40, 30)) +
      fill('teal', rect(x + 66, 320, 26, 50)),
  ],
];
const tree = landmarks.find(([words]) => words.test('park'))![1];

/** The field as SVG; `unit` is a fifth of its width. */
export function houseSvg(slug: string, landmark = ''): string {
  const house = houseOf(slug);
  const { storeys, sky, wall, trim } = house;
  const top = ground - storeys * storey - 14;
  const random = randomFrom(`sky/${slug}`);
  const sun = (['signal', 'coral', 'paper'] as const).find(
    (name) => name !== sky && (random() < 0.5 || name === 'paper'),
  )!;
  const on = (...wanted: Colour[]): Colour => wanted.find((name) => name !== sky) ?? 'paper';
  const beside = landmarks.find(([words]) => words.test(landmark.toLowerCase()))?.[1] ?? tree;
  const road = sky === 'ink' ? 'ink2' : 'ink';
  const end = left + width;
  return [
    fill(sky, rect(0, 0, 500.5, 400.5)),
    fill(sun, disc(430, 70, 28)) + (random() < 0.3 ? fill(sky, disc(442, 62, 24)) : ''),
    beside(350, on),
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
