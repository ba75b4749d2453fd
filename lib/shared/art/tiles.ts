import { colours, type Colour } from '../util/colours.ts';

/** A square with a few shapes. Drawings in public/art, passes and some components are compositions of tiles. */
export type Tile = {
  /** Column and row of the tile's top left corner, in tiles. */
  x: number;
  y: number;
  /** Side in tiles: 1, or 2 for a large one. */
  size: number;
  kind: TileKind;
  /** Quarter turns clockwise. */
  turn: number;
  back: string;
  fore: string;
  dot: string;
};

/**
 * A shape in the unit square, before turning. `d` is an SVG path of `M` and the relative commands `h`, `v`, `l`, `a`
 * and `z`; Canvas takes the same string as a Path2D.
 */
type Shape = { d: string; paint: 'fore' | 'dot' };

const disc = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const rect = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;

const shapesByKind = {
  quarter: [{ d: 'M0 0a1 1 0 0 1 1 1h-1z', paint: 'fore' }],
  half: [
    { d: 'M0 1a.5 .5 0 0 1 1 0z', paint: 'fore' },
    { d: disc(0.5, 0.25, 0.16), paint: 'dot' },
  ],
  halves: [
    { d: 'M0 .5a.5 .5 0 0 1 1 0z', paint: 'fore' },
    { d: 'M0 1a.5 .5 0 0 1 1 0z', paint: 'fore' },
  ],
  disc: [{ d: disc(0.5, 0.5, 0.3), paint: 'fore' }],
  ring: [
    { d: disc(0.5, 0.5, 0.38), paint: 'fore' },
    { d: disc(0.5, 0.5, 0.17), paint: 'dot' },
  ],
  triangle: [{ d: 'M0 0l1 1h-1z', paint: 'fore' }],
  stripes: [0, 1, 2, 3].map((i) => ({ d: rect(0, i * 0.25 + 0.065, 1, 0.12), paint: 'fore' })),
  bars: [0, 1, 2, 3].map((i) => ({ d: rect(i * 0.25 + 0.065, 0, 0.12, 1), paint: 'fore' })),
  arc: [{ d: 'M0 1a1 1 0 0 1 1 -1v.46a.54 .54 0 0 0 -.54 .54z', paint: 'fore' }],
  petal: [{ d: 'M0 0a1 1 0 0 1 1 1a1 1 0 0 1 -1 -1z', paint: 'fore' }],
  plain: [],
} satisfies Readonly<Record<string, readonly Shape[]>>;
export type TileKind = keyof typeof shapesByKind;
/** The kinds. Another order would change every seeded picture. */
export const tileKinds = Object.keys(shapesByKind) as readonly TileKind[];

export const shapesOf = (kind: TileKind): readonly Shape[] => shapesByKind[kind];

/** A generator of numbers in [0, 1), equal on all machines: FNV-1a over the seed's UTF-16 units, then mulberry32. */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Palette = readonly Colour[];
/** The colours of pictures without colours of their own. */
export const brandPalette: Palette = ['ink', 'ink2', 'signal', 'coral', 'teal', 'sky', 'paper'];

/** Fills `cols` × `rows` cells with seeded tiles; cells in `occupied` ("x,y") are left free for another drawing. */
export function composeTiles(
  seed: string,
  cols: number,
  rows: number,
  palette: Palette,
  occupied: ReadonlySet<string> = new Set(),
): Tile[] {
  const random = seededRandom(seed);
  const pickFrom = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const tiles: Tile[] = [];
  let lastBack: Colour | undefined;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < cols; x += 1) {
      const backName = pickFrom(palette.filter((name) => name !== lastBack));
      const foreName = pickFrom(palette.filter((name) => name !== backName));
      const dotName = pickFrom(palette.filter((name) => name !== foreName));
      const kind = pickFrom(tileKinds.filter((candidate) => candidate !== 'plain'));
      const turn = Math.floor(random() * 4);
      lastBack = backName;
      if (occupied.has(`${x},${y}`)) continue;
      tiles.push({
        x,
        y,
        size: 1,
        kind,
        turn,
        back: colours[backName],
        fore: colours[foreName],
        dot: colours[dotName],
      });
    }
  }
  return tiles;
}
