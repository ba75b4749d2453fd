import { readFileSync } from 'node:fs';
import path from 'node:path';
import { composeTiles, seededRandom, shapesOf, type Palette, type Tile } from '../../lib/shared/art/tiles.ts';
import { colours, type Colour } from '../../lib/shared/util/colours.ts';

/** Colours of a family of pictures: the ground, and the main (`a`) and accent colour (`b`) of the motif. */
export type Scheme = { ground: Colour; a: Colour; b: Colour };

export const schemes = {
  career: { ground: 'ink', a: 'signal', b: 'sky' },
  'acn-pro': { ground: 'ink2', a: 'paper', b: 'teal' },
  'smart-pro': { ground: 'coral', a: 'paper', b: 'ink' },
  'short-course': { ground: 'signal', a: 'ink', b: 'coral' },
  english: { ground: 'sky', a: 'ink2', b: 'coral' },
  'summer-camp': { ground: 'teal', a: 'paper', b: 'signal' },
  brand: { ground: 'ink', a: 'paper', b: 'signal' },
} as const satisfies Record<string, Scheme>;

export type SceneSpec = {
  seed: string;
  cols: number;
  rows: number;
  scheme: Scheme;
  /** Colours of the tiles around the subject. */
  palette?: Palette;
  /** Name of the motif in the picture, which covers three rows of tiles. */
  subject: string;
  /** Columns that the subject covers; 3 if left out. */
  subjectCols?: number;
  /** Name of a motif in the upper right tile. */
  badge?: string;
  /**
   * True for a strip, of which pages show only some whole columns, so no tile may be two columns wide. Its subject is
   * at the left, and the subject's ground continues beyond the picture.
   */
  isStrip?: boolean;
};

/** The paths of each motif of motifs.svg, by name. */
export const motifs: ReadonlyMap<string, string> = new Map(
  Array.from(
    readFileSync(path.join(import.meta.dirname, 'motifs.svg'), 'utf8').matchAll(
      /<g id="(\w+)"[^>]*>([^]*?)\s*<\/g>/g,
    ),
    ([, name = '', paths = '']) => [name, paths],
  ),
);

/** A motif in the colours of a scheme, in units of one tile. Throws for a name that motifs.svg does not have. */
function motifSvg(name: string, scheme: Scheme): string {
  const motifPaths = motifs.get(name);
  if (motifPaths === undefined) throw new Error(`scripts/art/motifs.svg has no ${name}`);
  return motifPaths.replace(
    /\s*<path class="(a|b|ground)"/g,
    (_, paint: keyof Scheme) => `<path fill="${colours[scheme[paint]]}"`,
  );
}

/** Merges about four in ten free groups of two by two tiles into one large tile, which never has stripes or bars. */
function mergeTiles(tiles: readonly Tile[], seed: string): Tile[] {
  const random = seededRandom(`${seed}/large`);
  const tileAt = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const merged = new Set<Tile>();
  return tiles
    .map((tile) => {
      if (merged.has(tile)) return tile;
      const neighbours = [
        [1, 0],
        [0, 1],
        [1, 1],
      ].map(([x = 0, y = 0]) => tileAt.get(`${tile.x + x},${tile.y + y}`));
      const areFree = neighbours.every((neighbour) => neighbour && !merged.has(neighbour));
      if (!areFree || ['stripes', 'bars'].includes(tile.kind) || random() >= 0.4) return tile;
      neighbours.forEach((neighbour) => neighbour && merged.add(neighbour));
      return { ...tile, size: 2 };
    })
    .filter((tile) => !merged.has(tile));
}

type Point = readonly [x: number, y: number];

const turnPoint = ([x, y]: Point, quarters: number): Point =>
  quarters === 0 ? [x, y] : turnPoint([-y, x], quarters - 1);
/** Writes the numbers of a path briefly: at most three decimals, no 0 before the point, no comma before a minus. */
const shortNumbers = (...numbers: readonly number[]) =>
  numbers
    .map((value) => String(Number(value.toFixed(3))).replace(/^(-?)0\./, '$1.'))
    .join()
    .replaceAll(',-', '-');

/** A tile's shapes of one paint: its corner, then relative commands. Like tiles share these, so they compress well. */
function shapesPath({ kind, x, y, size, turn }: Tile, paint: 'fore' | 'dot'): string {
  const shapes = shapesOf(kind).filter((shape) => shape.paint === paint);
  if (shapes.length === 0) return '';
  const quarters = kind === 'disc' || kind === 'ring' ? 0 : turn;
  // Tiles turn about their centre.
  let start: Point = [-0.5, -0.5];
  const moveTo = (to: Point): string => {
    const [fromX, fromY] = start;
    start = turnPoint([to[0] - 0.5, to[1] - 0.5], quarters);
    return `m${shortNumbers(size * (start[0] - fromX), size * (start[1] - fromY))}`;
  };
  const drawBy = (by: Point, [rx, ry, ...flags]: readonly number[]): string => {
    const [dx, dy] = turnPoint(by, quarters).map((value) => size * value) as [number, number];
    return rx && ry ? `a${shortNumbers(size * rx, size * ry, ...flags, dx, dy)}` : `l${shortNumbers(dx, dy)}`;
  };
  const relativeCommand = (_: string, command: string, text: string): string => {
    const numbers = text.split(' ').map(Number);
    const [dx = 0, dy = 0] = command === 'v' ? [0, ...numbers] : numbers.slice(-2);
    return command === 'M' ? moveTo([dx, dy]) : drawBy([dx, dy], command === 'a' ? numbers.slice(0, 5) : []);
  };
  return `M${x},${y}${shapes.map(({ d }) => d.replace(/([Mhvla])([^a-z]+)/g, relativeCommand)).join('')}`;
}

type Area = readonly [fill: string, d: string];

/** The areas of each colour as one path: a browser paints a few paths sooner than one for each tile. */
function areasSvg(areas: readonly Area[], attribute = ''): string {
  const pathByFill = new Map<string, string>();
  for (const [fill, d] of areas) if (d) pathByFill.set(fill, (pathByFill.get(fill) ?? '') + d);
  return [...pathByFill]
    .map(([fill, d]) => `<path fill="${fill}"${attribute && ` ${attribute}="${fill}"`} d="${d}"/>`)
    .join('');
}

const rectPath = (x: number, y: number, width: number, height: number) =>
  `M${x},${y}h${width}v${height}h-${width}z`;

/** A picture as an SVG document of `cols × tilePx` by `rows × tilePx` pixels. */
export function sceneSvg(spec: SceneSpec, tilePx = 100): string {
  const { seed, cols, rows, scheme, palette, subject, subjectCols = 3, badge, isStrip = false } = spec;
  const subjectRows = 3;
  // Pages cut wide pictures at the right.
  const subjectLeft = cols > 9 ? 0 : Math.floor((cols - subjectCols) / 2);
  const subjectTop = Math.ceil((rows - subjectRows) / 2);
  const occupied = new Set(badge && [`${cols - 1},0`]);
  for (let y = 0; y < subjectRows; y += 1)
    for (let x = 0; x < subjectCols; x += 1) occupied.add(`${subjectLeft + x},${subjectTop + y}`);
  const tiles = composeTiles(seed, cols, rows, palette ?? Object.values(scheme), occupied);
  const drawnTiles = isStrip ? tiles : mergeTiles(tiles, seed);
  const grounds = drawnTiles.map(({ back, x, y, size }): Area => [back, rectPath(x, y, size, size)]);
  const subjectGround = isStrip
    ? rectPath(-99, -99, 99 + subjectCols, 199)
    : rectPath(subjectLeft, subjectTop, subjectCols, subjectRows);
  grounds.push([colours[scheme.ground], subjectGround + (badge ? rectPath(cols - 1, 0, 1, 1) : '')]);
  const [w, h] = [cols * tilePx, rows * tilePx];
  const fitAttribute = isStrip ? ' preserveAspectRatio="xMaxYMid meet"' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cols} ${rows}" width="${w}" height="${h}"${fitAttribute}>`,
    // Crisp edges of the grounds, and a thin stroke around the shapes, avoid seams between equal colours.
    `<g shape-rendering="crispEdges">${areasSvg(grounds)}</g>`,
    `<g stroke-width=".02">${areasSvg(
      drawnTiles.map((tile) => [tile.fore, shapesPath(tile, 'fore')]),
      'stroke',
    )}</g>`,
    areasSvg(drawnTiles.map((tile) => [tile.dot, shapesPath(tile, 'dot')])),
    `<g transform="translate(${subjectLeft} ${subjectTop})">${motifSvg(subject, scheme)}</g>`,
    badge && `<g transform="translate(${cols - 1})scale(.333)">${motifSvg(badge, scheme)}</g>`,
    '</svg>',
  ].join('');
}

/** A person without a portrait: initials on one large tile. */
export function initialsSvg(slug: string): string {
  const pairs = ['sky signal', 'signal coral', 'coral signal', 'paper sky'];
  const pair = pairs[Math.floor(seededRandom(slug)() * pairs.length)]!;
  const [ground, shape] = pair.split(' ') as [Colour, Colour];
  const initials = slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect width="400" height="400" fill="${colours[ground]}"/><path fill="${colours[shape]}" d="M0 400A200 200 0 0 1 400 400Z"/><text x="200" y="235" fill="${colours.ink}" font-family="sans-serif" font-weight="700" font-size="150" text-anchor="middle">${initials}</text></svg>`;
}
