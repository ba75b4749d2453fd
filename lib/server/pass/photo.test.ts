/** @jest-environment node */
// What a drawing process itself refuses, also when the check of the header has let it through.
import sharp from 'sharp';
import { encodePicture, normalisePhoto } from './photo';

// decode.ts blocks loaders for the whole process, in which other tests follow.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c87' } });
/** A JPEG of 50 MP and a row. */
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await plain(8_000, 6_251).jpeg().toBuffer();
});

test('a photo of more than 50 MP is not decoded', async () => {
  await expect(normalisePhoto(jpeg)).rejects.toThrow('pixel limit');
});

test('a picture of editors is not decoded above 50 MP as JPEG and above 25 MP as PNG', async () => {
  const png = await plain(5_000, 5_001).png({ compressionLevel: 1 }).toBuffer();
  for (const source of [jpeg, png]) await expect(encodePicture(source, 480)).rejects.toThrow('pixel limit');
});
