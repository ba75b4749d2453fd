import QRCode from 'qrcode';

/** Dark modules as rows; side = 21 + 4 × (version − 1). */
export type QrMatrix = { side: number; isDark: (row: number, column: number) => boolean };

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
