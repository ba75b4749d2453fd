import sharp from 'sharp';
import { encodePicture, normalisePhoto } from './photo';

// photo.ts blocks loaders for the whole process, in which other test files run later.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c87' } });
/** A JPEG of 50 MP plus one row. */
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await plainImage(8_000, 6_251).jpeg().toBuffer();
});

test('a photo of more than 50 MP is not decoded', async () => {
  await expect(normalisePhoto(jpeg)).rejects.toThrow('pixel limit');
});

test("an editor's picture is not decoded above 50 MP (JPEG) or 25 MP (PNG)", async () => {
  const png = await plainImage(5_000, 5_001).png({ compressionLevel: 1 }).toBuffer();
  for (const source of [jpeg, png]) await expect(encodePicture(source, 480)).rejects.toThrow('pixel limit');
});
