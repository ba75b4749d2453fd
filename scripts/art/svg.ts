import { shapesOf, type Tile } from '../../lib/shared/art/tiles.ts';

const round = (value: number) => Number(value.toFixed(3));

function tileSvg(tile: Tile, unit: number): string {
  const side = tile.size * unit;
  const x = round(tile.x * unit);
  const y = round(tile.y * unit);
  const turn = tile.turn === 0 ? '' : ` rotate(${round(tile.turn * 90)} .5 .5)`;
  const shapes = shapesOf(tile.kind)
    .map((shape) => `<path fill="${shape.paint === 'fore' ? tile.fore : tile.dot}" d="${shape.d}"/>`)
    .join('');
  // Half a pixel of overlap hides the seams of anti-aliasing.
  const back = `<rect x="${x}" y="${y}" width="${side + 0.5}" height="${side + 0.5}" fill="${tile.back}"/>`;
  return shapes ? `${back}<g transform="translate(${x} ${y}) scale(${side})${turn}">${shapes}</g>` : back;
}

/** A composition as a standalone SVG document of `cols × unit` by `rows × unit`. */
export function tilesToSvg(
  tiles: readonly Tile[],
  cols: number,
  rows: number,
  unit: number,
  extra = '',
): string {
  const width = cols * unit;
  const height = rows * unit;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${tiles.map((tile) => tileSvg(tile, unit)).join('')}${extra}</svg>`;
}
