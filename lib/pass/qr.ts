import QRCode from 'qrcode';

/** Dark modules as rows; side = 21 + 4 × (version − 1). */
type QrMatrix = { side: number; isDark: (row: number, column: number) => boolean };

/** Width of the white border in modules (ISO/IEC 18004, 9.1). */
export const quietZone = 4;

/**
 * The QR code of an attendee id; it contains only the GUID. Version 4 at level Q is fixed, so that every code has 33 modules
 * a side; a quarter of it may be damaged.
 */
export function qrMatrix(attendeeId: string): QrMatrix {
  const { modules } = QRCode.create(attendeeId, { errorCorrectionLevel: 'Q', version: 4 });
  return { side: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

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
