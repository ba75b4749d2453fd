import { qrMatrix, quietZone } from './qr.ts';

/** A QR code as one SVG path in module units, including the quiet zone. */
export function qrPath(attendeeId: string): { side: number; d: string } {
  const matrix = qrMatrix(attendeeId);
  let d = '';
  for (let row = 0; row < matrix.side; row += 1)
    for (let column = 0; column < matrix.side; column += 1) {
      let run = 0;
      while (column + run < matrix.side && matrix.isDark(row, column + run)) run += 1;
      if (run > 0) d += `M${column + quietZone} ${row + quietZone}h${run}v1h${-run}z`;
      column += run;
    }
  return { side: matrix.side + 2 * quietZone, d };
}
