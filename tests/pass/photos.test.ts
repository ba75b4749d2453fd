import { createCanvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { noise } from '../support/samples/noise';
import { pngHeader } from '../support/samples/png-header';
import { poolLimits, preparePass } from '@/lib/server/drawing/pool';
import type { PrepareOutcome } from '@/lib/server/drawing/protocol';
import { metrics } from '@/lib/server/runtime/metrics';
import { photoMessages as say } from '@/lib/shared/photo/photo-rules';
import { closePool } from '@/tests/support/singletons';
import { people, personOf } from './golden-people';

Object.assign(poolLimits, { jobMs: 120_000 });
afterAll(closePool);

const person = personOf(people.latin!, 'visitor');
type Channels = 3 | 4;
const plainImage = (width: number, height: number, channels: Channels = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 120, b: 60, alpha: 0.5 } } });
const noisyImage = (width: number, height: number) => noise(width, height, 40);
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

const paddedJpeg = async (size: number) => {
  const photo = await bytesOf(plainImage(300, 300).jpeg());
  return Buffer.concat([photo, Buffer.alloc(size - photo.byteLength, 1)]);
};

const jpeg = (options: { progressive?: boolean } = {}) => bytesOf(noisyImage(600, 600).jpeg(options));
const firstHalf = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);

/**
 * Calls preparePass and retries while it reports "busy". Rejects if it does so within two seconds, because a job has
 * more time: the queue has then given up too early.
 */
async function prepareWithRetry(upload: Uint8Array): Promise<PrepareOutcome> {
  const startMs = performance.now();
  const prepared = await preparePass(person, upload);
  if (prepared.kind !== 'busy') return prepared;
  const waitedMs = performance.now() - startMs;
  if (waitedMs < 2_000) throw new Error(`"busy" after ${Math.round(waitedMs)} ms`);
  return prepareWithRetry(upload);
}

async function sentenceFor(upload: Uint8Array): Promise<string> {
  const outcome = await prepareWithRetry(upload);
  return outcome.kind === 'refused' ? outcome.message : outcome.kind;
}
async function preparedPhoto(upload: Uint8Array): Promise<Uint8Array> {
  const outcome = await prepareWithRetry(upload);
  if (outcome.kind !== 'ok') throw new Error(`not accepted: ${JSON.stringify(outcome)}`);
  return outcome.photo;
}

const refusedPhotos: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
  ['no bytes at all', () => new Uint8Array(), say.empty],
  ['5,242,881 bytes', () => paddedJpeg(5_242_881), say.tooHeavy],
  ['a GIF named .jpg', () => bytesOf(plainImage(300, 300).gif()), say.notJpegOrPng],
  ['a WebP', () => bytesOf(plainImage(300, 300).webp()), say.notJpegOrPng],
  ['199 × 200', () => bytesOf(plainImage(199, 200).png()), say.tooSmall],
  ['a PNG that claims 40,000 × 40,000', () => pngHeader(40_000, 40_000), say.tooLarge],
  ['a JPEG of 10,001 pixels on a side', () => bytesOf(plainImage(10_001, 300).jpeg()), say.tooLarge],
  ['a PNG of 30 MP', () => pngHeader(6_000, 5_000), say.tooLarge],
  ['a PNG that is a header only', () => pngHeader(400, 400), say.damaged],
  ['half of a JPEG', async () => firstHalf(await jpeg()), say.damaged],
  ['half of a PNG', async () => firstHalf(await bytesOf(noisyImage(600, 600).png())), say.damaged],
];

test.each(refusedPhotos)('%s gets its message', async (_, make, expected) => {
  expect(await sentenceFor(await make())).toBe(expected);
});

const acceptedPhotos: [string, () => Promise<Uint8Array>][] = [
  ['200 × 200', () => bytesOf(plainImage(200, 200).jpeg())],
  ['exactly 5 MB, with a phone maker’s trailer', () => paddedJpeg(5_242_880)],
  ['24 MP', () => bytesOf(plainImage(6000, 4000).jpeg())],
  ['50 MP, progressive', () => bytesOf(plainImage(8000, 6250).jpeg({ progressive: true }))],
  ['CMYK', () => bytesOf(plainImage(500, 700).toColourspace('cmyk').jpeg())],
  ['PNG of 16 bits', () => bytesOf(plainImage(400, 400).toColourspace('rgb16').png())],
  [
    'PNG with a palette, interlaced',
    () => bytesOf(plainImage(400, 400).png({ palette: true, progressive: true })),
  ],
  ['PNG that is transparent', () => bytesOf(plainImage(400, 400, 4).png())],
  ['wide colour of a phone', () => bytesOf(noisyImage(400, 400).withIccProfile('p3').jpeg())],
  [
    'two pictures in one file (MPO)',
    async () => {
      const jpeg = await bytesOf(noisyImage(500, 700).jpeg());
      return Buffer.concat([jpeg, await bytesOf(noisyImage(200, 300).jpeg())]);
    },
  ],
  ['a JPEG without its end marker', async () => (await jpeg()).subarray(0, -2)],
  ['noise that does not compress', () => bytesOf(noisyImage(1400, 1400).jpeg({ quality: 90 }))],
];

test.each(acceptedPhotos)('%s is accepted, made sRGB, within 1200 × 1200 and 400 KB', async (_, make) => {
  const photo = await preparedPhoto(await make());
  const { format, width, height, space, channels, exif, icc, orientation } = await sharp(photo).metadata();
  expect({ format, space, channels, exif, icc, orientation }).toEqual({
    format: 'jpeg',
    space: 'srgb',
    channels: 3,
  });
  expect(Math.max(width, height)).toBeLessThanOrEqual(1200);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(200);
  expect(photo.byteLength).toBeLessThanOrEqual(400 * 1024);
});

function cornersImage(): Promise<Buffer> {
  const canvas = createCanvas(400, 300);
  const context = canvas.getContext('2d');
  for (const [colour, x, y] of [
    ['#f00', 0, 0],
    ['#0f0', 200, 0],
    ['#00f', 0, 150],
    ['#fff', 200, 150],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(x, y, 200, 150);
  }
  return canvas.encode('png');
}
const rotate = async (picture: Buffer, degrees: number) => sharp(picture).rotate(degrees).png().toBuffer();
/** Transforms an upright picture so that this EXIF orientation, which cameras write, shows it upright (CIPA DC-008). */
const storeWithOrientation: Readonly<Record<number, (upright: Buffer) => Promise<Buffer>>> = {
  1: async (upright) => upright,
  3: (upright) => rotate(upright, 180),
  6: (upright) => rotate(upright, 270),
  8: (upright) => rotate(upright, 90),
};

test.each([1, 3, 6, 8])('EXIF orientation %i comes out upright', async (orientation) => {
  const turnedPhoto = await storeWithOrientation[orientation]!(await cornersImage());
  const upload = await bytesOf(sharp(turnedPhoto).withMetadata({ orientation }).jpeg({ quality: 95 }));
  const { data, info } = await sharp(await preparedPhoto(upload))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) =>
    [0, 1, 2].map((channel) => (data[(y * info.width + x) * 3 + channel]! > 127 ? 1 : 0)).join('');
  expect([info.width, info.height]).toEqual([400, 300]);
  expect([pixelAt(20, 20), pixelAt(380, 20), pixelAt(20, 280), pixelAt(380, 280)]).toEqual([
    '100',
    '010',
    '001',
    '111',
  ]);
});

test('transparency becomes white', async () => {
  const transparentImage = sharp({
    create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const { data } = await sharp(await preparedPhoto(await bytesOf(transparentImage.png())))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(250);
});

test('the location is removed from a photo', async () => {
  const jpeg = await bytesOf(
    plainImage(300, 300)
      .withExif({
        IFD0: { Copyright: 'planted-marker' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 51/1 0/1' },
      })
      .jpeg(),
  );
  expect(Buffer.from(jpeg).includes('planted-marker')).toBe(true);
  const photo = Buffer.from(await preparedPhoto(jpeg));
  expect(photo.includes('planted-marker')).toBe(false);
  expect(photo.includes('Exif')).toBe(false);
});

async function countPrepared(): Promise<number> {
  const { values } = await metrics().drawn.get();
  return values.filter(({ labels }) => labels.job === 'prepare').reduce((sum, { value }) => sum + value, 0);
}

test.each([
  [
    'of too many pixels',
    () => Buffer.concat([pngHeader(50_000, 50_000), Buffer.alloc(200_000)]),
    say.tooLarge,
  ],
  ['of 25 MP with 16 bits, interlaced', () => pngHeader(5_000, 5_000, 16, 1), say.tooCostly],
])('a photo %s is rejected without using a drawing process', async (_what, make, message) => {
  const upload = make();
  const countBefore = await countPrepared();
  for (let n = 0; n < 50; n += 1)
    expect(await preparePass(person, upload)).toEqual({ kind: 'refused', message });
  expect(await countPrepared()).toBe(countBefore);
});

test('a job that takes too long is ended without affecting others', async () => {
  const shortTimeout = jest.replaceProperty(poolLimits as { jobMs: number }, 'jobMs', 1);
  const jpeg = await bytesOf(plainImage(3_000, 4_000).jpeg());
  expect(await preparePass(person, jpeg)).toEqual({ kind: 'busy' });
  shortTimeout.restore();
  expect(await sentenceFor(await bytesOf(plainImage(300, 300).jpeg()))).toBe('ok');
});
