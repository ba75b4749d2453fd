import { Fragment } from 'react';
import { compose, palettes, shapesOf } from '@/lib/art/tiles';

type TileBandProps = { seed: string; cols: number; rows: number; className?: string | undefined };

/** A decorative strip of tiles, inline, so that it is part of the first HTML. */
export function TileBand({ seed, cols, rows, className }: TileBandProps) {
  return (
    <svg
      viewBox={`0 0 ${cols} ${rows}`}
      className={className}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMinYMin slice"
    >
      {compose(seed, cols, rows, palettes.house).map((tile) => (
        <Fragment key={`${tile.x},${tile.y}`}>
          {/* An overlap of 0.01 hides the seams that anti-aliasing draws between neighbours. */}
          <path fill={tile.back} d={`M${tile.x} ${tile.y}h1.01v1.01h-1.01Z`} />
          <g
            transform={`translate(${tile.x} ${tile.y})${tile.turn ? ` rotate(${tile.turn * 90} .5 .5)` : ''}`}
          >
            {shapesOf(tile.kind).map((shape) => (
              <path key={shape.d} fill={shape.paint === 'fore' ? tile.fore : tile.dot} d={shape.d} />
            ))}
          </g>
        </Fragment>
      ))}
    </svg>
  );
}
