import sharp from 'sharp';
import { inspectPhoto, photoAsChosen, photoToSend, scaleFor } from './chosen-photo';
import { photoMessages } from './photo-rules';

afterEach(() => void jest.useRealTimers());

const file = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'me', { type: 'image/jpeg' });
const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#22356f' } });

describe('a photo that the browser checks before sending', () => {
  test.each([
    ['a JPEG', () => createPicture(200, 200).jpeg().toBuffer()],
    [
      'a progressive JPEG with EXIF',
      () => createPicture(300, 900).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
    ],
    ['a PNG', () => createPicture(4000, 200).png().toBuffer()],
  ])('%s is accepted', async (_, make) => {
    expect(await inspectPhoto(file(await make()))).toBeUndefined();
  });

  test.each([
    ['0 bytes', () => Promise.resolve(Buffer.alloc(0)), photoMessages.empty],
    ['5 MB and one byte', () => Promise.resolve(Buffer.alloc(5 * 1024 * 1024 + 1)), photoMessages.tooHeavy],
    ['199 by 200', () => createPicture(199, 200).png().toBuffer(), photoMessages.tooSmall],
  ])('%s gets its message', async (_, make, sentence) => {
    expect(await inspectPhoto(file(await make()))).toBe(sentence);
  });
});

describe('a file that changes on the device', () => {
  const fileFailingAfter = (bytes: Uint8Array, reads: number) => {
    const photo = file(bytes);
    const slice = photo.slice.bind(photo);
    let count = 0;
    photo.slice = (...range) => {
      const blob = slice(...range);
      count += 1;
      if (count > reads)
        blob.arrayBuffer = () => Promise.reject(new DOMException('It has changed', 'NotReadableError'));
      return blob;
    };
    photo.arrayBuffer = () => photo.slice().arrayBuffer();
    return photo;
  };

  test('is read once: the bytes at the time of choosing are sent', async () => {
    const bytes = await createPicture(300, 300).jpeg().toBuffer();
    const chosenFile = fileFailingAfter(bytes, 1);
    expect(await inspectPhoto(chosenFile)).toBeUndefined();
    for (const sent of [await photoToSend(chosenFile), await photoAsChosen(chosenFile)])
      expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('before the first read is reported as unreadable', async () => {
    const chosenFile = fileFailingAfter(await createPicture(300, 300).jpeg().toBuffer(), 0);
    expect(await inspectPhoto(chosenFile)).toBe(photoMessages.unreadable);
  });

  test('and never loads times out after half a minute', async () => {
    jest.useFakeTimers();
    const chosenFile = file(new Uint8Array(9));
    chosenFile.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => undefined) });
    const inspection = inspectPhoto(chosenFile);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await inspection).toBe(photoMessages.stuck);
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
    const heavyFile = file(new Uint8Array(2 * 1024 * 1024));
    expect((await photoToSend(heavyFile)).size).toBe(heavyFile.size);
  });
});
