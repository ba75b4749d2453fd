import { Fragment } from 'react';
import { compose, palettes, shapesOf, type Palette } from '@/lib/shared/art/tiles';

type TilesProps = { seed: string; cols: number; rows: number; palette?: Palette };

/** Tiles inside an SVG, each one unit wide. */
export const Tiles = ({ seed, cols, rows, palette = palettes.house }: TilesProps) =>
  compose(seed, cols, rows, palette).map((tile) => (
    <Fragment key={`${tile.x},${tile.y}`}>
      {/* An overlap of 0.01 hides the seams of anti-aliasing. */}
      <path fill={tile.back} d={`M${tile.x} ${tile.y}h1.01v1.01h-1.01Z`} />
      <g transform={`translate(${tile.x} ${tile.y})${tile.turn ? ` rotate(${tile.turn * 90} .5 .5)` : ''}`}>
        {shapesOf(tile.kind).map((shape) => (
          <path key={shape.d} fill={shape.paint === 'fore' ? tile.fore : tile.dot} d={shape.d} />
        ))}
      </g>
    </Fragment>
  ));

/** A decorative strip of tiles, inline to be part of the first HTML. */
export function TileBand({ className, ...tiles }: TilesProps & { className?: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${tiles.cols} ${tiles.rows}`}
      className={className}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMinYMin slice"
    >
      <Tiles {...tiles} />
    </svg>
  );
}
