import QRCode from 'qrcode';

/** Dark modules as rows; side = 21 + 4 × (version − 1). */
export type QrMatrix = { side: number; isDark: (row: number, column: number) => boolean };

/** Modules of white around the code (ISO/IEC 18004, 9.1). */
export const quietZone = 4;

/**
 * The QR of an attendee id: the GUID and nothing else. Version 4 at level Q, fixed: 33 modules, a quarter of them may be
 * damaged, and every pass has the same geometry whatever the id.
 */
export function qrMatrix(attendeeId: string): QrMatrix {
  const { modules } = QRCode.create(attendeeId, { errorCorrectionLevel: 'Q', version: 4 });
  return { side: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}
