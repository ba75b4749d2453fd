// Compares all passes with reviewed images. After an intended change of the design: UPDATE_GOLDEN=1 jest
// tests/pass/golden, then review every image in tests/pass/golden.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { EmailPicture } from '@/lib/server/backend/types';
import { drawPass, poolLimits } from '@/lib/server/drawing/pool';
import { closePool } from '@/tests/support/singletons';
import { attendeeId, people, personOf, portrait } from './golden-people';

Object.assign(poolLimits, { jobMs: 120_000 });
afterAll(closePool);

const folder = path.join(__dirname, 'golden');

/** The picture at half its size, which still shows every letter and keeps the repository small. */
async function readHalfSize(bytes: Uint8Array) {
  const { width } = await sharp(bytes).metadata();
  return sharp(bytes)
    .resize(Math.round(width / 2))
    .removeAlpha();
}

/**
 * Share of pixels with a channel that differs by more than 48 of 255: tolerates anti-aliasing, but no changed letter.
 */
async function diffShare(drawn: Uint8Array, golden: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [drawn, golden].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.data.length !== b.data.length) return 1;
  let differingPixels = 0;
  for (let offset = 0; offset < a.data.length; offset += 3)
    if ([0, 1, 2].some((channel) => Math.abs(a.data[offset + channel]! - b.data[offset + channel]!) > 48))
      differingPixels += 1;
  return differingPixels / (a.data.length / 3);
}

async function draw(name: string, form: 'visitor' | 'conference'): Promise<EmailPicture[]> {
  const drawOutcome = await drawPass(personOf(people[name]!, form), portrait, attendeeId);
  if (drawOutcome.kind !== 'ok') throw new Error(`not drawn: ${drawOutcome.kind}`);
  return drawOutcome.files;
}

const referenceOf = (name: string, file: EmailPicture) =>
  path.join(folder, `${name}-${file.name.replace(/^aptech-vision-|\.\w+$/g, '')}.png`);

const cases = Object.keys(people).flatMap((name) => [
  [name, 'visitor'] as const,
  [name, 'conference'] as const,
]);

test.each(cases)('the pass of "%s" for the %s is unchanged', async (name, form) => {
  for (const file of await draw(name, form)) {
    const currentPicture = await (await readHalfSize(file.bytes)).png().toBuffer();
    const reference = referenceOf(name, file);
    if (process.env.UPDATE_GOLDEN)
      writeFileSync(
        reference,
        await sharp(currentPicture).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer(),
      );
    expect(await diffShare(currentPicture, readFileSync(reference))).toBeLessThan(0.0005);
  }
});

test('a changed letter is detected', async () => {
  const [file] = await draw('latin', 'conference');
  const drawOutcome = await drawPass(
    { ...personOf(people.latin!, 'conference'), lastName: 'Siddique' },
    portrait,
    attendeeId,
  );
  if (drawOutcome.kind !== 'ok' || !file) throw new Error('not drawn');
  const changedPicture = await (await readHalfSize(drawOutcome.files[0]!.bytes)).png().toBuffer();
  expect(await diffShare(changedPicture, readFileSync(referenceOf('latin', file)))).toBeGreaterThan(0.0005);
});

test.each([
  ['visitor', ['aptech-vision-entry-pass.jpg', 'aptech-vision-poster.png'], ['Pass', 'Pass1']],
  ['conference', ['aptech-vision-conference-pass.png'], ['Pass']],
] as const)('the %s gets the specified files, each of the type in its name', async (form, names, parts) => {
  const files = await draw('latin', form);
  expect(files.map((file) => file.name)).toEqual(names);
  expect(files.map((file) => file.part)).toEqual(parts);
  for (const file of files) {
    const { format, width, height } = await sharp(file.bytes).metadata();
    expect(file.type).toBe(`image/${format}`);
    expect([width, height]).toEqual(format === 'png' ? [840, 1372] : [1600, 1000]);
    // Two attachments in base64 stay far below the usual limits of mail servers.
    expect(file.bytes.byteLength).toBeLessThan(1024 * 1024);
  }
});
