import { wordsOf } from '../util/text.ts';
import { correctWord } from '../util/spelling.ts';

/** A word of a query after reading. */
export type QueryWord = {
  word: string;
  stem: string;
  /** True if the index has it; other words find nothing. */
  isKnown: boolean;
  /** True if it is only the beginning of an index word, which is `full`. */
  isBeginning: boolean;
  full: string;
};

/** One name or phrase, word by word. */
export type Phrase = readonly { word: string; stem: string }[];

/**
 * All words: possible corrections in order of importance, their stems, and the stems of words that occur only in
 * descriptions.
 */
export type Vocabulary = Readonly<Record<'words' | 'stems' | 'others', ReadonlySet<string>>> & {
  /** Names of several words by their joined letters: `powerbi` → power, bi. */
  joined: ReadonlyMap<string, readonly string[]>;
};

/** Maximum number of words read from a query; the rest is ignored. */
const mostWords = 16;

/** Names that splitting at punctuation would break: C++ and C# would both become the letter c. */
const unbroken: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])c ?\+\+/giu, ' cplusplus '],
  [/(?<![\p{L}\p{N}])c ?(?:#|sharp(?![\p{L}\p{N}]))/giu, ' csharp '],
  [/(?<![\p{L}\p{N}])dot ?net(?![\p{L}\p{N}])|\.net(?![\p{L}\p{N}])/giu, ' dotnet '],
  [/\.js(?![\p{L}\p{N}])/giu, 'js'],
  [/(?<=\p{L})['’`]s(?![\p{L}\p{N}])/giu, ''],
];
const shown: Readonly<Record<string, string>> = { cplusplus: 'c++', csharp: 'c#', dotnet: '.net' };

/** Display spelling of an index word. */
export const asShown = (word: string): string => shown[word] ?? word;

/** Splits a text of the index or a query into words: "C#, Node.js" → csharp, nodejs. */
export const searchWords = (text: string): string[] =>
  wordsOf(unbroken.reduce((whole, [name, word]) => whole.replace(name, word), text));

/** The word without `-ing` and plural `s`, so that "graphic designing" finds design; used for index and query. */
export function stemOf(word: string): string {
  if (word.length >= 7 && word.endsWith('ing')) return word.slice(0, -3).replace(/([bdgmnprt])\1$/, '$1');
  if (word.length >= 7 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.length >= 4 && /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text with their stems. */
export const phraseOf = (text: string): Phrase =>
  searchWords(text).map((word) => ({ word, stem: stemOf(word) }));

/** True if a query word equals this word of a phrase or is its beginning. */
export const means = (said: QueryWord, { word, stem }: Phrase[number]): boolean =>
  said.stem === stem || (said.isBeginning && said.word.length >= 4 && word.startsWith(said.word));

/** Splits a word into two words of the index, as in `reactjs`. */
function halves(word: string, { words }: Vocabulary): readonly string[] | undefined {
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (words.has(first) && words.has(second)) return [first, second];
  }
  return undefined;
}

/** Joins two typed words that are one word in the index: `bahadur abad`, `node js`. */
function joinWords(typed: readonly string[], { words }: Vocabulary): readonly string[] {
  const read: string[] = [];
  for (const word of typed) {
    const before = read.at(-1);
    if (before !== undefined && words.has(before + word)) read[read.length - 1] = before + word;
    else read.push(word);
  }
  return read;
}

/**
 * Reads a query word by word: unchanged if the index has the word or one that begins with it, otherwise as two words or
 * as the correction of a typo (docs/product/search.md#q3). Numbers are never corrected. `corrected` is the resulting
 * query, if a word changed.
 */
export function readQuery(
  query: string,
  vocabulary: Vocabulary,
): { words: readonly QueryWord[]; corrected?: string } {
  const typed = searchWords(query).slice(0, mostWords);
  const known = [...vocabulary.words];
  const names = [...vocabulary.joined.keys()];
  const asWord = (word: string, isKnown: boolean): QueryWord => ({
    word,
    stem: stemOf(word),
    isKnown,
    isBeginning: false,
    full: word,
  });
  const words = joinWords(typed, vocabulary).flatMap((word): readonly QueryWord[] => {
    if (vocabulary.stems.has(stemOf(word))) return [asWord(word, true)];
    const name = vocabulary.joined.get(word);
    if (name) return name.map((one) => asWord(one, true));
    const full = word.length >= 2 && known.find((one) => one.startsWith(word));
    if (full) return [{ ...asWord(word, true), isBeginning: true, full: word.length >= 4 ? full : word }];
    if (vocabulary.others.has(stemOf(word))) return [asWord(word, true)];
    const parts = halves(word, vocabulary);
    if (parts) return parts.map((one) => asWord(one, true));
    if (/\d/.test(word)) return [asWord(word, false)];
    const begun = word.length >= 6 ? names.find((one) => one.startsWith(word)) : undefined;
    const meant = begun ?? correctWord(word, [...known, ...names]);
    if (meant === undefined) return [asWord(word, false)];
    return (vocabulary.joined.get(meant) ?? [meant]).map((one) => asWord(one, true));
  });
  const isCorrected = words.map(({ word }) => word).join('') !== typed.join('');
  return { words, ...(isCorrected && { corrected: words.map(({ full }) => asShown(full)).join(' ') }) };
}
