import { wordsOf } from '../util/text.ts';

/** Names that splitting at punctuation would break: C++ and C# would both become c. The possessive ’s is dropped. */
const unbrokenReplacements: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])c ?\+\+/giu, ' cplusplus '],
  [/(?<![\p{L}\p{N}])c ?(?:#|sharp(?![\p{L}\p{N}]))/giu, ' csharp '],
  [/(?<![\p{L}\p{N}])dot ?net(?![\p{L}\p{N}])|\.net(?![\p{L}\p{N}])/giu, ' dotnet '],
  [/\.js(?![\p{L}\p{N}])/giu, 'js'],
  [/(?<=\p{L})['’`]s(?![\p{L}\p{N}])/giu, ''],
];
const displaySpellings: Readonly<Record<string, string>> = { cplusplus: 'c++', csharp: 'c#', dotnet: '.net' };

/** The word of the index as pages show it: `cplusplus` → c++. */
export const displaySpelling = (word: string): string => displaySpellings[word] ?? word;

/** The words of a text of the index or of a query: "C#, Node.js" → csharp, nodejs. */
export const searchWords = (text: string): string[] =>
  wordsOf(unbrokenReplacements.reduce((whole, [name, word]) => whole.replace(name, word), text));

/** The index term of a word: without `-ing` and most plural endings, and with one spelling of Johar. */
export function termOf(word: string): string {
  const respelled = word.replace(/jauhar|jouhar/, 'johar');
  if (respelled.length >= 7 && respelled.endsWith('ing'))
    return respelled.slice(0, -3).replace(/([bdgmnprt])\1$/, '$1');
  if (respelled.length >= 7 && respelled.endsWith('ies')) return `${respelled.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(respelled)) return respelled.slice(0, -2);
  return respelled.length >= 4 && /[^suia]s$/.test(respelled) ? respelled.slice(0, -1) : respelled;
}

export const termsOf = (text: string): string[] => searchWords(text).map(termOf);

/** A name of several words as one word: `power bi` → powerbi; '' for a name of one word. */
export const asOneWord = (text: string): string => {
  const words = searchWords(text);
  return words.length > 1 ? words.join('') : '';
};
