import QRCode from 'qrcode';
import type { Layout } from './layouts.ts';

/** Width of the white border in modules (ISO/IEC 18004, 9.1). */
const quietZoneModules = 4;

/** Modules of a code, without quiet zone. */
const modulesPerSide = 33;

/** The modules of a code: version 4 at level Q has 33 per side and tolerates damage to a quarter of it. */
export function qrMatrix(attendeeId: string) {
  const { modules } = QRCode.create(attendeeId, { errorCorrectionLevel: 'Q', version: 4 });
  return { side: modules.size, isDark: (row: number, column: number) => modules.get(row, column) === 1 };
}

/** Lengths in image pixels: side of the code, width of the surrounding white, side of the white plate. */
export function qrPixels({ qr, scale }: Pick<Layout, 'qr' | 'scale'>) {
  const side = Math.round(qr.size * scale);
  const white = Math.ceil((quietZoneModules * side) / modulesPerSide);
  return { side, white, plate: side + 2 * white };
}

/** The code as an SVG path, to be stroked one unit wide; `side` includes the quiet zone. */
export function qrPath(attendeeId: string): { side: number; d: string } {
  const { side, isDark } = qrMatrix(attendeeId);
  const positions = Array.from({ length: side }, (_, index) => index);
  const rows = positions.map((row) => positions.map((column) => (isDark(row, column) ? '1' : '0')).join(''));
  const lines = rows.flatMap((modules, row) =>
    [...modules.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index + quietZoneModules} ${row + quietZoneModules}.5h${run.length}`,
    ),
  );
  return { side: side + 2 * quietZoneModules, d: lines.join('') };
}
