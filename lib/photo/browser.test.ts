/** @jest-environment node */
import sharp from 'sharp';
import { inspectPhoto, photoToSend, scaleFor } from './browser';
import { photoMessages } from './messages';

const file = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'me', { type: 'image/jpeg' });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#22356f' } });

describe('a photo that the browser checks before sending', () => {
  test.each([
    ['a JPEG', () => picture(200, 200).jpeg().toBuffer()],
    [
      'a progressive JPEG with EXIF',
      () => picture(300, 900).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
    ],
    ['a PNG', () => picture(4000, 200).png().toBuffer()],
  ])('%s is accepted', async (_, make) => {
    expect(await inspectPhoto(file(await make()))).toBeUndefined();
  });

  test.each([
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), photoMessages.required],
    ['5 MB and one byte', () => Promise.resolve(Buffer.alloc(5 * 1024 * 1024 + 1)), photoMessages.tooHeavy],
    ['a GIF', () => picture(300, 300).gif().toBuffer(), photoMessages.notJpegOrPng],
    ['a WebP', () => picture(300, 300).webp().toBuffer(), photoMessages.notJpegOrPng],
    ['an empty-looking text', () => Promise.resolve(Buffer.from('x')), photoMessages.notJpegOrPng],
    ['199 by 200', () => picture(199, 200).png().toBuffer(), photoMessages.tooSmall],
    ['200 by 199', () => picture(200, 199).jpeg().toBuffer(), photoMessages.tooSmall],
  ])('%s gets its sentence', async (_, make, sentence) => {
    expect(await inspectPhoto(file(await make()))).toBe(sentence);
  });

  test('40,000 by 40,000 is refused by its header, without decoding', async () => {
    const png = await picture(300, 300).png().toBuffer();
    png.writeUInt32BE(40_000, 16);
    png.writeUInt32BE(40_000, 20);
    expect(await inspectPhoto(file(png))).toBe(photoMessages.tooLarge);
  });

  test('a broken header gets the sentence that the server would give', async () => {
    const jpeg = await picture(300, 300).jpeg().toBuffer();
    expect(await inspectPhoto(file(jpeg.subarray(0, 30)))).toBe(photoMessages.notJpegOrPng);
  });
});

describe('the copy that is sent', () => {
  test.each([
    ['a phone photo', 3024, 4032, 1200, [900, 1200]],
    ['a tall phone photo', 1080, 4800, 800, [200, 889]],
    ['a strip', 4200, 600, 1200, [1400, 200]],
    ['a small one', 300, 300, 1200, [300, 300]],
  ])('%s is scaled within the rules', (_, width, height, side, expected) => {
    const scale = scaleFor({ width, height }, side);
    expect([Math.ceil(width * scale), Math.ceil(height * scale)]).toEqual(expected);
  });

  test('a browser that cannot shrink sends the original', async () => {
    const heavy = file(new Uint8Array(2 * 1024 * 1024));
    expect(await photoToSend(heavy)).toBe(heavy);
  });
});
