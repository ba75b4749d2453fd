import { Fragment } from 'react';
import { bandPalette, type Layout } from '@/lib/server/drawing/layouts';
import { qrPixels } from '@/lib/server/drawing/qr';
import { composeTiles, type Palette, shapesOf } from '@/lib/shared/art/tiles';
import { colours } from '@/lib/shared/util/colours';

/** What all passes share, in layout units; with a silhouette and squares, so that a preview is no pass. */
export function PassBackground({ layout }: { layout: Layout }) {
  const { width, height, scale, band, qrArea, photo, qr } = layout;
  const radius = photo.diameter / 2;
  const { white, plate } = qrPixels(layout);
  const codeArea = { x: qr.x + white / scale, y: qr.y + white / scale, width: qr.size, height: qr.size };
  const photoCentre = { cx: photo.x + radius, cy: photo.y + radius };
  return (
    <>
      <defs>
        <clipPath id="pass-photo">
          <circle {...photoCentre} r={radius} />
        </clipPath>
        <pattern id="pass-code" width="25%" height="25%" viewBox="0 0 2 2">
          <path d="M0 0h1v1H0zM1 1h1v1H1z" fill={colours.sky} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={colours.ink} />
      <g transform={`scale(${band.tile})`}>
        <Tiles {...band} palette={bandPalette} />
      </g>
      <rect
        x={qrArea.x}
        y={qrArea.y}
        width={qrArea.width}
        height={qrArea.height}
        fill={colours[qrArea.colour]}
      />
      <circle {...photoCentre} r={radius + photo.ring} fill={colours.ink} />
      <g clipPath="url(#pass-photo)" fill={colours.ink2}>
        <circle {...photoCentre} r={radius} fill={colours.sky} />
        <circle cx={photoCentre.cx} cy={photo.y + 0.4 * photo.diameter} r={0.17 * photo.diameter} />
        <circle cx={photoCentre.cx} cy={photo.y + 0.98 * photo.diameter} r={0.36 * photo.diameter} />
      </g>
      <rect
        x={qr.x}
        y={qr.y}
        width={plate / scale}
        height={plate / scale}
        rx={qr.radius}
        fill={colours.white}
      />
      <rect {...codeArea} fill="url(#pass-code)" />
    </>
  );
}

type TilesProps = { seed: string; cols: number; rows: number; palette: Palette };

const Tiles = ({ seed, cols, rows, palette }: TilesProps) =>
  composeTiles(seed, cols, rows, palette).map((tile) => (
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
