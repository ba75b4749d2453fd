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

/** A QR code as one SVG path in module units, including the quiet zone; its lines are one module wide. */
function pathOf({ side, isDark }: QrMatrix): { side: number; d: string } {
  let d = '';
  for (let row = 0; row < side; row += 1) {
    let last: number | undefined;
    for (let column = 0; column < side; column += 1) {
      let run = 0;
      while (column + run < side && isDark(row, column + run)) run += 1;
      if (run > 0)
        d += `${last === undefined ? `M${column + quietZone} ${row + quietZone}.5` : `m${column - last} 0`}h${run}`;
      if (run > 0) last = column + run;
      column += run;
    }
  }
  return { side: side + 2 * quietZone, d };
}

/** The QR code of an attendee id as a path. */
export const qrPath = (attendeeId: string): { side: number; d: string } => pathOf(qrMatrix(attendeeId));

/** The QR code of a page's address as a path; printed once on paper that is kept clean, so at level L, which is smallest. */
export function addressPath(address: string): { side: number; d: string } {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'L' });
  return pathOf({ side: modules.size, isDark: (row, column) => modules.get(row, column) === 1 });
}
