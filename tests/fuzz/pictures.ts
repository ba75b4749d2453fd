import fc from 'fast-check';
import type { Sharp } from 'sharp';
import { noise } from '../support/noise.ts';

export type Picture = { name: string; bytes: Uint8Array };

const photo = (width: number, height: number) => noise(width, height, 30);

/** Small valid pictures of each kind that people send, as seeds for the mutations. */
export async function pictureSeeds(): Promise<readonly Picture[]> {
  const kinds: Readonly<Record<string, Sharp>> = {
    baseline: photo(220, 260).jpeg(),
    progressive: photo(220, 260).jpeg({ progressive: true }),
    CMYK: photo(220, 260).toColourspace('cmyk').jpeg(),
    grey: photo(220, 260).toColourspace('b-w').jpeg(),
    EXIF: photo(260, 220)
      .withExif({ IFD0: { Copyright: 'x' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 51/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg(),
    'wide colour': photo(220, 260).withIccProfile('p3').jpeg(),
    PNG: photo(220, 260).png(),
    'PNG of 16 bits': photo(210, 210).toColourspace('rgb16').png(),
    'interlaced PNG': photo(220, 260).png({ progressive: true }),
    'PNG with a palette': photo(220, 260).png({ palette: true, colours: 32 }),
    'transparent PNG': photo(220, 260).ensureAlpha(0.5).png(),
  };
  return Promise.all(
    Object.entries(kinds).map(async ([name, picture]) => ({
      name,
      bytes: new Uint8Array(await picture.toBuffer()),
    })),
  );
}

/** Offset and length of a picture's parts: JPEG segments up to the first scan, or PNG chunks. */
function parts(bytes: Uint8Array): { at: number; length: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: { at: number; length: number }[] = [];
  const isPng = bytes[0] === 0x89;
  for (let at = isPng ? 8 : 2; at + 8 <= bytes.byteLength;) {
    const length = isPng ? view.getUint32(at) + 12 : view.getUint16(at + 2) + 2;
    found.push({ at, length });
    if (!isPng && bytes[at + 1] === 0xda) break;
    at += length;
  }
  return found;
}

type Mutation = (bytes: Uint8Array) => Uint8Array;
const joined = (...pieces: Uint8Array[]) => new Uint8Array(Buffer.concat(pieces));

/** An offset as a fraction of a picture's length, so that it suits any seed; most are near the start. */
const place = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 0.05, noNaN: true }),
);
const index = (share: number, length: number) => Math.min(length - 1, Math.floor(share * length));
const partAt = (bytes: Uint8Array, share: number) => {
  const all = parts(bytes);
  return all[index(share, all.length)] ?? { at: 0, length: 0 };
};
const hugeNumbers = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

const flip = fc
  .array(fc.tuple(place, fc.nat(7)), { minLength: 1, maxLength: 40 })
  .map((flips): Mutation => (bytes) => {
    const changed = new Uint8Array(bytes);
    for (const [share, bit] of flips) {
      const at = index(share, changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
    }
    return changed;
  });
/** Replaces bytes at a position: an insertion, a deletion, an overwrite, or a truncation. */
const splice = fc
  .tuple(place, fc.oneof(fc.nat(64), fc.constant(Infinity)), fc.uint8Array({ maxLength: 64 }))
  .map(([share, lost, content]): Mutation => (bytes) => {
    const at = index(share, bytes.length);
    return joined(bytes.slice(0, at), content, bytes.slice(at + lost));
  });
const append = fc.uint8Array({ maxLength: 4_000 }).map(
  (more): Mutation =>
    (bytes) =>
      joined(bytes, more),
);
/** Changes the length field of a segment or chunk. */
const relength = fc
  .tuple(place, fc.constantFrom(...hugeNumbers))
  .map(([share, value]): Mutation => (bytes) => {
    const changed = new Uint8Array(bytes);
    const view = new DataView(changed.buffer);
    const { at } = partAt(bytes, share);
    if (bytes[0] === 0x89) view.setUint32(at, value);
    else view.setUint16(at + 2, value & 0xffff);
    return changed;
  });
/** Changes a marker or chunk type. */
const retype = fc.tuple(place, fc.nat(255)).map(([share, value]): Mutation => (bytes) => {
  const changed = new Uint8Array(bytes);
  const { at } = partAt(bytes, share);
  changed[at + (bytes[0] === 0x89 ? 4 + (value % 4) : 1)] = value;
  return changed;
});
/** Repeats a segment or chunk, or omits it. */
const repeat = fc.tuple(place, fc.constantFrom(0, 2, 50, 500)).map(([share, times]): Mutation => (bytes) => {
  const { at, length } = partAt(bytes, share);
  const part = bytes.slice(at, at + length);
  return joined(bytes.slice(0, at), ...Array<Uint8Array>(times).fill(part), bytes.slice(at + length));
});
/** Changes the dimensions in the header. */
const resize = fc
  .tuple(fc.constantFrom(...hugeNumbers, 200, 5000, 10_000), fc.boolean())
  .map(([value, height]): Mutation => (bytes) => {
    const changed = new Uint8Array(bytes);
    const view = new DataView(changed.buffer);
    if (bytes[0] === 0x89) view.setUint32(height ? 20 : 16, value);
    else {
      const frame = parts(bytes).find(({ at }) => [0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0));
      if (frame) view.setUint16(frame.at + (height ? 5 : 7), value & 0xffff);
    }
    return changed;
  });

const mutation = fc.oneof(flip, splice, append, relength, retype, repeat, resize);

/** A seed with one to four mutations, within the 5 MB limit of the forms. */
export const mutatedPictures = (seeds: readonly Picture[]): fc.Arbitrary<Picture> =>
  fc
    .tuple(fc.constantFrom(...seeds), fc.array(mutation, { minLength: 1, maxLength: 4 }))
    .map(([{ name, bytes }, mutations]) => {
      // Skips a mutation that does not apply after earlier ones.
      const apply = (now: Uint8Array, mutate: Mutation) => {
        try {
          return mutate(now);
        } catch {
          return now;
        }
      };
      return { name, bytes: mutations.reduce(apply, bytes).slice(0, 5 * 1024 * 1024) };
    });
