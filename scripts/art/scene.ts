import { houseSvg } from './house.ts';
import type { Motif } from '../../lib/shared/art/motif-names.ts';
import { motifShapes } from './motifs.ts';
import { colours, type Colour } from '../../lib/shared/util/colours.ts';
import { compose, randomFrom, type Palette, type Tile } from '../../lib/shared/art/tiles.ts';
import { tilesToSvg } from './svg.ts';

/** Colours of a family of pictures: ground, main and accent colour of the motif. Tiles use all three. */
export type Scheme = { ground: Colour; a: Colour; b: Colour };

export const schemes = {
  career: { ground: 'ink', a: 'signal', b: 'sky' },
  'acn-pro': { ground: 'ink2', a: 'paper', b: 'teal' },
  'smart-pro': { ground: 'coral', a: 'paper', b: 'ink' },
  'short-course': { ground: 'signal', a: 'ink', b: 'coral' },
  english: { ground: 'sky', a: 'ink2', b: 'coral' },
  'summer-camp': { ground: 'teal', a: 'paper', b: 'signal' },
  house: { ground: 'ink', a: 'paper', b: 'signal' },
} as const satisfies Record<string, Scheme>;

export type SceneSpec = {
  /** Slug of the item, the only input of the tiles. */
  seed: string;
  cols: number;
  rows: number;
  scheme: Scheme;
  /** Colours of the tiles around the motif; by default the scheme's three. */
  palette?: Palette;
  motif?: Motif;
  /** A centre's house with the words that name its landmark, on five by four tiles instead of a motif. */
  house?: { slug: string; landmark?: string | undefined };
  /** Top left tile of the motif's block; by default derived from the seed. */
  motifAt?: { x: number; y: number };
};

/** Side of a motif's block in tiles. */
const motifSize = 3;
/** Field of a house, in tiles: in the middle, its road near the lower edge. */
const houseField = ({ cols, rows }: Pick<SceneSpec, 'cols' | 'rows'>) => ({
  x: Math.floor((cols - 5) / 2),
  y: Math.ceil((rows - 4) / 2),
});

/** Merges about four in ten 2×2 groups into one large tile. */
function enlarge(tiles: readonly Tile[], seed: string): Tile[] {
  const random = randomFrom(`${seed}/large`);
  const at = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const merged = new Set<Tile>();
  const result: Tile[] = [];
  for (const tile of tiles) {
    if (merged.has(tile)) continue;
    const others = [
      at.get(`${tile.x + 1},${tile.y}`),
      at.get(`${tile.x},${tile.y + 1}`),
      at.get(`${tile.x + 1},${tile.y + 1}`),
    ];
    const free = others.every((other) => other && !merged.has(other));
    const solid = !['stripes', 'bars'].includes(tile.kind);
    if (free && solid && random() < 0.4) {
      others.forEach((other) => other && merged.add(other));
      result.push({ ...tile, size: 2 });
    } else result.push(tile);
  }
  return result.filter((tile) => !merged.has(tile));
}

/** Lays out a scene: the motif's block, and seeded tiles in all other cells. */
function layScene(spec: SceneSpec): { tiles: Tile[]; motifAt: { x: number; y: number } } {
  const random = randomFrom(`${spec.seed}/place`);
  const place = (randomUpTo: number) => Math.floor(random() * (randomUpTo + 1));
  const motifAt = spec.motifAt ?? { x: place(spec.cols - motifSize), y: place(spec.rows - motifSize) };
  const occupied = new Set<string>();
  if (spec.motif)
    for (let y = 0; y < motifSize; y += 1)
      for (let x = 0; x < motifSize; x += 1) occupied.add(`${motifAt.x + x},${motifAt.y + y}`);
  const field = houseField(spec);
  if (spec.house)
    for (let y = 0; y < 4; y += 1)
      for (let x = 0; x < 5; x += 1) occupied.add(`${field.x + x},${field.y + y}`);
  const palette = spec.palette ?? [spec.scheme.ground, spec.scheme.a, spec.scheme.b];
  const tiles = enlarge(compose(spec.seed, spec.cols, spec.rows, palette, occupied), spec.seed);
  return { tiles, motifAt };
}

/**
 * Horizontal position of the motif in per cent, for `object-position`: keeps the whole motif visible in an upright crop
 * (4:5).
 */
export const focusOf = (spec: SceneSpec): number =>
  Math.round((100 * layScene(spec).motifAt.x) / (spec.cols - motifSize));

/** The motif as SVG on its ground; nothing for a scene without one. */
function motifSvg({ motif, scheme }: SceneSpec, at: { x: number; y: number }, unit: number): string {
  if (!motif) return '';
  const paint = { a: colours[scheme.a], b: colours[scheme.b], ground: colours[scheme.ground] };
  const shapes = motifShapes(motif).map((shape) => `<path fill="${paint[shape.paint]}" d="${shape.d}"/>`);
  const [x, y, side] = [at.x * unit, at.y * unit, motifSize * unit];
  return `<rect x="${x}" y="${y}" width="${side + 0.5}" height="${side + 0.5}" fill="${paint.ground}"/><g transform="translate(${x} ${y}) scale(${unit})">${shapes.join('')}</g>`;
}

/** A house as SVG on its field. */
function fieldSvg({ house, ...scene }: SceneSpec, unit: number): string {
  const { x, y } = houseField(scene);
  return house
    ? `<g transform="translate(${x * unit} ${y * unit}) scale(${unit / 100})">${houseSvg(house.slug, house.landmark)}</g>`
    : '';
}

/**
 * A complete picture as an SVG document of `cols × unit` by `rows × unit` pixels; `turned` rotates tiles for a video
 * frame. Same spec, same bytes.
 */
export function sceneSvg(
  spec: SceneSpec,
  unit = 100,
  turned: (tiles: readonly Tile[]) => readonly Tile[] = (tiles) => tiles,
): string {
  const { tiles, motifAt } = layScene(spec);
  const subject = spec.house ? fieldSvg(spec, unit) : motifSvg(spec, motifAt, unit);
  return tilesToSvg(turned(tiles), spec.cols, spec.rows, unit, subject);
}
