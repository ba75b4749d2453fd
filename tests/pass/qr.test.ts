import jsQR from 'jsqr';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { EmailPicture } from '@/lib/server/backend/types';
import { layouts } from '@/lib/server/drawing/layouts';
import { drawPass, poolLimits } from '@/lib/server/drawing/pool';
import { qrPixels } from '@/lib/server/drawing/qr';
import { seededRandom } from '@/lib/shared/art/tiles';
import { closePool } from '@/tests/support/singletons';
import { people, personOf, portrait } from './golden-people';

jest.setTimeout(600_000);
Object.assign(poolLimits, { jobMs: 120_000 });
afterAll(closePool);

/** `QR_ROWS=500 npm run jest -- tests/pass/qr.test.ts` runs the long form of this test. */
const rowCount = Number(process.env.QR_ROWS ?? 10);
const names = Object.values(people);
const random = seededRandom('rows of a pass');
const idOf = (row: number) => {
  const hex = createHash('sha256').update(`row ${row}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-9${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

async function readCode(file: EmailPicture): Promise<string | undefined> {
  const layout = [...layouts.visitor, ...layouts.conference].find(({ name }) => name === file.name)!;
  // The area around the code, as a phone's camera sees it, because jsQR takes long for a whole picture.
  const side = qrPixels(layout).plate + 20 * layout.scale;
  const { data, info } = await sharp(file.bytes)
    .extract({
      left: Math.round(layout.qr.x * layout.scale - 10 * layout.scale),
      top: Math.round(layout.qr.y * layout.scale - 10 * layout.scale),
      width: side,
      height: side,
    })
    .resize({ width: 250 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })
    ?.data;
}

async function drawAndRead(row: number): Promise<string[]> {
  const form = random() < 0.5 ? 'visitor' : 'conference';
  const person = personOf(names[Math.floor(random() * names.length)]!, form);
  const drawOutcome = await drawPass(person, portrait, idOf(row));
  if (drawOutcome.kind !== 'ok') return [`row ${row}: ${drawOutcome.kind}`];
  const codes = await Promise.all(drawOutcome.files.map(readCode));
  return codes.flatMap((code, index) =>
    code === idOf(row) ? [] : [`row ${row}: ${drawOutcome.files[index]!.name} reads ${code}`],
  );
}

test(`all codes of ${rowCount} random rows decode to the attendee's id`, async () => {
  const wrongCodes: string[] = [];
  for (let row = 0; row < rowCount; row += 10) {
    const drawnCodes = Array.from({ length: 10 }, (_, index) => drawAndRead(row + index));
    wrongCodes.push(...(await Promise.all(drawnCodes)).flat());
  }
  expect(wrongCodes).toEqual([]);
});
