/** Which characters the fonts of the pass have, for the forms: the browser cannot ask the fonts. Pure. */

/**
 * Code points in hexadecimal that lib/pass/fonts draw, but for emoji: Latin with its diacritics, Arabic script, digits and
 * punctuation. drawable.test.ts compares them with the files.
 */
const ranges =
  '20-7e a1-a3 a5-ac ae-107 10a-113 116-11b 11e-123 126-12b 12e-133 136-137 139-13e 141-148 14a-14d ' +
  '150-15b 15e-161 164-165 168-17e 1a0-1a1 1af-1b0 1cd-1ce 1d5-1d8 1db-1dc 1de-1df 1e2-1e3 1f4-1f5 ' +
  '1f8-1ff 218-21b 22a-22d 232-233 237 2c6-2c7 2da 2dc-2dd 300-301 303-304 308-309 323 385 600-61b ' +
  '61d-6ff 750-77f 870-88e 890-891 898-8e1 8e3-8ff 1e04-1e05 1e08-1e09 1e0c-1e0d 1e14-1e17 1e20-1e21 ' +
  '1e24-1e27 1e2e-1e33 1e36-1e39 1e3e-1e3f 1e42-1e43 1e46-1e47 1e4c-1e55 1e5a-1e5d 1e62-1e63 1e6c-1e6d ' +
  '1e78-1e85 1e88-1e89 1e8c-1e8d 1e92-1e93 1e97 1e9e 1ea0-1ef9 1fed 200c-200d 2010-2011 2013-2014 ' +
  '2018-201a 201c-201e 2020 2022 2026 2032-2033 2039-203a 2044 204f 20a1 20a4 20a6 20a8-20a9 20ab-20ae ' +
  '20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bf 20e3 2113 2191 2193 2212 2e41 fb50-fbc2 fbd3-fd8f fd92-fdc7 ' +
  'fdcf fdf0-fdff fe0e-fe0f fe70-fe74 fe76-fefc 10efd-10eff';

/** Emoji newer than the font. */
const newEmoji = '1f6d8 1fa89-1fa8a 1fa8e-1fa8f 1fabe 1fac6 1fac8 1facd 1fadc 1fadf 1fae9-1faea 1faef';

const classOf = (list: string) => list.replaceAll(/[\da-f]+/g, '\\u{$&}').replaceAll(' ', '');
const drawable = new RegExp(`^(?:[${classOf(ranges)}]|(?![${classOf(newEmoji)}])\\p{Emoji})*$`, 'u');

/**
 * Whether the fonts of the pass have every character of a text, given in NFC as lib/foundation/text.ts cleans it. Whatever
 * they lack would be a box on the pass, or look different on each machine.
 */
export const isDrawable = (text: string): boolean => drawable.test(text);
