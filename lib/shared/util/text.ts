import { asciiDigits } from './digits.ts';

/** Maximum UTF-16 units of a text. The rest is cut off first, so that no pattern runs on a long string. */
const maxLength = 1_000;

/**
 * Invisible characters: bidi marks and overrides, zero-width spaces, soft hyphens, fillers, tags, halves of surrogate
 * pairs. Not included: the two variation selectors that emoji need, and the two joiners, which have their own rules.
 */
const invisible = /(?![\u200C\u200D\uFE0E\uFE0F])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|\p{Cs}/gu;
/** Zero-width non-joiners that are not between two characters of the Arabic script, in which Urdu is written. */
const strayNonJoiner = /(?<!\p{scx=Arab})\u200C|\u200C(?!\p{scx=Arab})/gu;
/** Zero-width joiners, unless an Arabic character or a part of an emoji is on both sides. */
const strayJoiner =
  /(?<!\p{scx=Arab}|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?![\p{scx=Arab}\p{Extended_Pictographic}])/gu;

/**
 * One clean line from the first 1,000 UTF-16 units of a text or number, '' for other values (docs/product/forms.md#f1):
 * in NFC, white space collapsed, without control, bidi and invisible characters. `keepControls` keeps line breaks and
 * control characters other than tabs inside the text, so that rules can reject them.
 */
export function cleanText(value: unknown, { keepControls = false } = {}): string {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return '';
  const visibleText = text
    .slice(0, maxLength)
    .replace(invisible, '')
    .replace(/\u200C+/g, '\u200C')
    .replace(strayNonJoiner, '')
    .replace(strayJoiner, '')
    .trim();
  const line = keepControls ? visibleText : visibleText.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '');
  return line
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Letters that keyboards mix up (alef, kaf, ye, heh with teh marbuta), mapped to one, so that words compare equal. */
const foldedLetters: Readonly<Record<string, string>> = Object.fromEntries(
  ['اٱ', 'کكڪ', 'یيى', 'ہهھەةۃ'].flatMap(([kept = '', ...variants]) =>
    variants.map((variant) => [variant, kept]),
  ),
);
const exchanged = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'gu');

/**
 * A text in a form for comparison (names, queries, classes, centres): one case, width, apostrophe, hyphen and space,
 * ASCII digits, no accents, vowel marks, joiners or tatweel.
 */
export const foldText = (text: string): string =>
  asciiDigits(
    text
      .replace(/['`\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u2018-\u201B\u2032\u2035\uA78C\uFF07]/g, "'")
      .normalize('NFKD')
      .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\u0640]/gu, ''),
  )
    .replace(/[\p{Pd}\u02D7\u2043\u2212]/gu, '-')
    .replace(exchanged, (letter) => foldedLetters[letter] ?? letter)
    .toUpperCase()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a text: letters and digits, as `foldText` writes them. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Characters that separate the parts of a web or email address, in any width. */
const isAddressMark = (character: string) => /[.:/\\@\u3002]/.test(character.normalize('NFKC'));

/**
 * A visitor's text for an email or chat message, where programs turn addresses and phone numbers into links: adds
 * zero-width non-joiners around each separator of an address, and around each digit if there are five or more. These
 * joiners are invisible, and unlike zero-width spaces, today's URL parsers do not drop them (UTS 46, CheckJoiners).
 */
export function breakLinks(text: string): string {
  const hasNumber = (text.match(/\p{Nd}/gu)?.length ?? 0) >= 5;
  const isBreak = (character: string) => isAddressMark(character) || (hasNumber && /\p{Nd}/u.test(character));
  return [...text].map((character) => (isBreak(character) ? `\u200C${character}\u200C` : character)).join('');
}

export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A count with its noun: `1 centre`, `3 centres`; with the plural of a noun such as class, `3 classes`. */
export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : many}`;

/** Names in one text: `Clifton, Defence`, or for more than `max` names `Clifton, Defence and 25 more`. */
export const joinNames = (names: readonly string[], max: number): string =>
  names.length > max ? `${names.slice(0, max).join(', ')} and ${names.length - max} more` : names.join(', ');

/** JSON that cannot close its script element, even with `</script>` or `<!--` in a text. */
export const toScriptText = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
