/**
 * Hexadecimal code points that lib/server/drawing/fonts can draw, except emoji; drawable.test.ts compares them with the
 * font files. The forms need the list, because browsers do not have these fonts.
 */
const fontRanges =
  '20-7e a1-a8 aa-ac af-2e9 2ec-2ee 2f3 2f7 300-33f 342 345-34e 351-353 357-358 35a 35c-362 370-373 ' +
  '375-377 37a-37d 37f 384-386 388-38a 38c 38e-3a1 3a3-525 600-61b 61d-6ff 750-77f 870-88e 890-891 898-8e1 ' +
  '8e3-8ff 1e00-1efb 1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f70 1f72 1f74 ' +
  '1f76 1f78 1f7a 1f7c 1f80-1fb4 1fb6-1fba 1fbc 1fc1-1fc4 1fc6-1fc8 1fca 1fcc 1fd0-1fd2 1fd6-1fda ' +
  '1fe0-1fe2 1fe4-1fea 1fec-1fed 1ff2-1ff4 1ff6-1ff8 1ffa 1ffc 200c-200d 2010-2027 2030-203b 203d-2048 204a-205e ' +
  '2070-2071 2074-208e 2090-209c 20a0-20b5 20b8-20ba 20bc-20bf 20e3 2100-2109 210b-2121 2123-2125 ' +
  '2127-2129 212c-2138 213a-2149 214b 214e 2150-2185 2189 2190-2193 219a-21a8 21ab-22ff 25a0-25a9 ' +
  '25ac-25b5 25b7-25bf 25c1-25fa 25ff 2605-2606 2e41 fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff ' +
  'fe0e-fe0f fe70-fe74 fe76-fefc 10efd-10eff';

/** Emoji newer than the font. */
const newEmoji = '1f6d8 1fa89-1fa8a 1fa8e-1fa8f 1fabe 1fac6 1fac8 1facd 1fadc 1fadf 1fae9-1faea 1faef';

const classOf = (list: string) => list.replaceAll(/[\da-f]+/g, '\\u{$&}').replaceAll(' ', '');
const drawablePattern = `[${classOf(fontRanges)}]|(?![${classOf(newEmoji)}])\\p{Emoji}`;
/** A character that cannot be drawn, with its marks. */
const undrawn = new RegExp(`(?!${drawablePattern})\\P{M}\\p{M}*|(?!${drawablePattern})\\p{M}+`, 'gu');

/** The text as printed: a character that the fonts lack is replaced by its plain form, such as A for a full-width A. */
export const asDrawn = (text: string): string =>
  text.replace(undrawn, (character) => character.normalize('NFKC'));

/** The characters of a text in NFC (`cleanText`) that the fonts of the pass lack in any form, each once. */
export const undrawnCharacters = (text: string): readonly string[] => {
  const lacking = (text.match(undrawn) ?? []).filter((character) => asDrawn(character).search(undrawn) >= 0);
  return [...new Set(lacking)];
};
