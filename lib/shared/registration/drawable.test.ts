import { openSync, type Font } from 'fontkit';
import { fontFiles, fontPath } from '../../server/drawing/font-files';
import { cleanText } from '../util/text';
import { asDrawn, undrawnCharacters } from './drawable';

const inFonts = new Set(
  fontFiles.flatMap(([file]) => (openSync(fontPath(process.cwd(), file)) as Font).characterSet),
);

/** True if the fonts have a character, or its base and its mark, which HarfBuzz then combines. */
function isInFonts(char: string): boolean {
  if (inFonts.has(char.codePointAt(0) ?? 0)) return true;
  const parts = [...char.normalize('NFD')];
  const mark = parts.pop() ?? '';
  const base = parts.join('').normalize('NFC');
  return [...base].length === 1 && isInFonts(base) && inFonts.has(mark.codePointAt(0) ?? 0);
}

const isPlainInFonts = (char: string) =>
  [...char.normalize('NFKC')].every((plain) => isInFonts(plain) || plain === '\u200C');

/** Every character of Unicode's first two planes that a cleaned answer may contain. */
const characters = Array.from({ length: 0x20000 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).filter((char) => !/[\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u.test(char) && cleanText(`q${char}q`) === `q${char}q`);

const isDrawable = (text: string) => undrawnCharacters(text).length === 0;

test('the forms accept exactly the characters that the fonts of the pass have', () => {
  // The non-breaking hyphen is drawn as a hyphen, the variation selector as nothing.
  const drawnAlike = new Set(['\u2011', '\uFE0E']);
  const wrongCharacters = characters.filter(
    (char) => isDrawable(char) !== (isInFonts(char) || drawnAlike.has(char) || isPlainInFonts(char)),
  );
  expect(wrongCharacters.map((char) => char.codePointAt(0)?.toString(16))).toEqual([]);
  expect(characters.filter(isDrawable).length).toBeGreaterThan(4_000);
});

test.each([
  'Muḥammad Ṣiddīq',
  'محمد بلال صدیقی',
  'Zara 🌸 👨‍👩‍👧🇵🇰❤️',
  'ʾAḥmad Hawaiʻi Jamāʼat',
  'O＇Neil Ａｌｉ 𝓐𝓵𝓲',
])('%s can be drawn', (text) => expect(isDrawable(cleanText(text))).toBe(true));

test.each([
  ['王伟', ['王', '伟']],
  ['अमित', ['अ', 'मि', 'त']],
  ['Ali ⌘ Raza', ['⌘']],
])('in %s the characters %j cannot be drawn', (text, undrawn) =>
  expect(undrawnCharacters(cleanText(text))).toEqual(undrawn),
);

test('a character that the fonts lack is replaced by its plain form; no other is changed', () => {
  expect(asDrawn('O＇Neil Ａｌｉ 𝓐𝓵𝓲 ½ № ﷴ 王')).toBe("O'Neil Ali Ali ½ № ﷴ 王");
});
