/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { cleanText } from '../util/text';
import { asDrawn, undrawnIn } from './drawable';
import { fontFiles, fontPath } from '../../server/pass/font-files';

/** The `cmap` table of a WOFF2 file with one font (https://www.w3.org/TR/WOFF2/#table_dir_format). */
function cmapOf(file: Buffer): Buffer {
  let at = 48;
  const number = () => {
    for (let value = 0; ;) {
      const byte = file[at++] ?? 0;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let place: readonly [offset: number, length: number] = [0, 0];
  for (let table = file.readUInt16BE(12); table > 0; table -= 1) {
    const flags = file[at++] ?? 0;
    const [index, version] = [flags & 63, flags >> 6];
    if (index === 63) at += 4;
    // glyf and loca (10 and 11) are transformed unless the version is 3, other tables if it is not 0.
    const isTransformed = index === 10 || index === 11 ? version !== 3 : version !== 0;
    const original = number();
    const length = isTransformed ? number() : original;
    if (index === 0) place = [offset, length];
    offset += length;
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return data.subarray(place[0], place[0] + place[1]);
}

/** The code points in a `cmap` table: formats 4 and 12, the only ones that go beyond the first 256. */
function* codePointsOf(cmap: Buffer): Generator<number> {
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const start = cmap.readUInt32BE(8 + 8 * table);
    const format = cmap.readUInt16BE(start);
    if (format === 12)
      for (let group = 0; group < cmap.readUInt32BE(start + 12); group += 1) {
        const at = start + 16 + 12 * group;
        for (let code = cmap.readUInt32BE(at); code <= cmap.readUInt32BE(at + 4); code += 1) yield code;
      }
    if (format === 4) {
      const size = cmap.readUInt16BE(start + 6);
      for (let segment = 0; segment < size; segment += 2) {
        const [last, first, delta, range] = [0, size + 2, 2 * size + 2, 3 * size + 2].map((list) =>
          cmap.readUInt16BE(start + 14 + list + segment),
        ) as [number, number, number, number];
        const glyphs = start + 16 + 3 * size + segment + range;
        for (let code = first; code <= last && code < 0xffff; code += 1) {
          const glyph = range ? cmap.readUInt16BE(glyphs + 2 * (code - first)) : (code + delta) & 0xffff;
          if (glyph !== 0) yield code;
        }
      }
    }
  }
}

const inFonts = new Set(
  fontFiles.flatMap(([file]) => [...codePointsOf(cmapOf(readFileSync(fontPath(process.cwd(), file))))]),
);

/** True if the fonts have a character, or its base and its mark, which HarfBuzz then combines. */
function isInFonts(char: string): boolean {
  if (inFonts.has(char.codePointAt(0) ?? 0)) return true;
  const parts = [...char.normalize('NFD')];
  const mark = parts.pop() ?? '';
  const base = parts.join('').normalize('NFC');
  return [...base].length === 1 && isInFonts(base) && inFonts.has(mark.codePointAt(0) ?? 0);
}

/** True if the fonts have the plain form of a character, such as A for a full-width A. */
const isPlainInFonts = (char: string) =>
  [...char.normalize('NFKC')].every((plain) => isInFonts(plain) || plain === '\u200C');

/** Every character that a cleaned answer may contain. */
const characters = Array.from({ length: 0x20000 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).filter((char) => !/[\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u.test(char) && cleanText(`q${char}q`) === `q${char}q`);

const isDrawable = (text: string) => undrawnIn(text).length === 0;

test('the forms accept exactly the characters that the fonts of the pass have', () => {
  // The non-breaking hyphen is drawn as a hyphen, the variation selector as nothing.
  const alike = new Set(['\u2011', '\uFE0E']);
  const wrong = characters.filter(
    (char) => isDrawable(char) !== (isInFonts(char) || alike.has(char) || isPlainInFonts(char)),
  );
  expect(wrong.map((char) => char.codePointAt(0)?.toString(16))).toEqual([]);
  expect(characters.filter(isDrawable).length).toBeGreaterThan(4_000);
});

test.each([
  'Muḥammad Ṣiddīq',
  'Nguyễn Thị Ánh',
  'Şebnem Đorđević',
  'محمد بلال صدیقی',
  'ڄامشورو ٻار',
  'پښتون ګل',
  'Zara 🌸 👨‍👩‍👧🇵🇰❤️',
  'O’Neil-Šťastný Jr.',
  'Ǧamāl ʿAbd al-Ḫāliq',
  'ʾAḥmad Hawaiʻi Jamāʼat',
  'Ĉapek',
  'O＇Neil Ａｌｉ 𝓐𝓵𝓲',
  'Иван Γιώργος',
  'School № 3 → City Campus',
])('%s can be drawn', (text) => expect(isDrawable(cleanText(text))).toBe(true));

test.each([
  ['王伟', ['王', '伟']],
  ['अमित', ['अ', 'मि', 'त']],
  ['สมชาย ส', ['ส', 'ม', 'ช', 'า', 'ย']],
  ['Ali ⌘ Raza', ['⌘']],
  ['משה', ['מ', 'ש', 'ה']],
])('in %s the characters %j cannot be drawn', (text, characters) =>
  expect(undrawnIn(cleanText(text))).toEqual(characters),
);

test('a character that the fonts lack is replaced by its plain form; no other is changed', () => {
  expect(asDrawn('O＇Neil Ａｌｉ 𝓐𝓵𝓲 ½ № ﷴ 王')).toBe("O'Neil Ali Ali ½ № ﷴ 王");
});
