import { compose, palettes, shapesOf } from '@/lib/art/tiles';

export type TileBandProps = { seed: string; cols: number; rows: number; className?: string | undefined };

/** A strip of the site's tiles, inline, so that it is there with the first HTML. Decoration only. */
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
        <g
          key={`${tile.x},${tile.y}`}
          transform={`translate(${tile.x} ${tile.y})${tile.turn ? ` rotate(${tile.turn * 90} .5 .5)` : ''}`}
        >
          <path fill={tile.back} d="M0 0h1.01v1.01H0Z" />
          {shapesOf(tile.kind).map((shape) => (
            <path key={shape.d} fill={shape.paint === 'fore' ? tile.fore : tile.dot} d={shape.d} />
          ))}
        </g>
      ))}
    </svg>
  );
}
