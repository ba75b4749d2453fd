import type { TextRule } from '../../../content/schema/single-values.ts';
import { fill, placeholdersOf, type Facts } from '../../shared/util/fill.ts';
import { didYouMean } from '../../shared/util/spelling.ts';

/** A word that mixes Latin letters with Cyrillic or Greek ones, of which it captures the first. */
const mixedWord = /(?=[\p{L}\p{M}]*?([\p{sc=Cyrl}\p{sc=Grek}]))(?=[\p{L}\p{M}]*\p{sc=Latn})[\p{L}\p{M}]+/u;

/** The problem with a text that contains what no text may contain, such as HTML; undefined if there is none. */
export function plainTextProblem(text: string): string | undefined {
  if (text.trim() !== text) return 'has a space at its start or end';
  if (
    /[\u0000-\u001f\u007f\u00a0\u00ad\u200b\u200e\u200f\u202a-\u202f\u2060\ufeff\ufffd]/u.test(text) ||
    // Urdu needs joiners.
    (/[\u200c\u200d]/u.test(text) && !/\p{Script=Arabic}/u.test(text))
  )
    return 'contains an invisible character or a line break: type the text again instead of pasting it';
  const mixed = mixedWord.exec(text);
  if (mixed) return `has letters of two alphabets in ${mixed[0]}, such as ${mixed[1]}: type the word again`;
  // The font of the pictures in public/share has no emoji.
  if (/\p{Emoji_Presentation}/u.test(text))
    return 'contains an emoji; texts have letters and punctuation only';
  if (/lorem ipsum/i.test(text)) return 'is filler text';
  if (/<[a-z/][^>]*>|&(?:\w+|#\d+);|\]\(/i.test(text))
    return 'contains HTML or other markup; texts are plain';
  return /\S {2,}\S/.test(text) ? 'has two spaces in a row' : undefined;
}

const lengthProblem = ({ length }: string, min: number, max: number): string | undefined => {
  if (length < min) return `is shorter than ${min} characters`;
  return length > max ? `is longer than ${max} characters` : undefined;
};

function factProblem(text: string, facts: Facts): string | undefined {
  const unknown = placeholdersOf(text).find((name) => !Object.hasOwn(facts, name));
  if (unknown === undefined)
    return /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')) ? 'has a stray { or }' : undefined;
  const names = Object.keys(facts);
  return names.length > 0
    ? `names a fact that does not exist: {${unknown}}${didYouMean(unknown, names) || '.'} Facts: ${names.join(', ')}`
    : `names the fact {${unknown}}, which only texts of other files may`;
}

/**
 * The problem with a text for visitors, if any; its length is measured with its facts filled in. `facts` is undefined
 * if a file with facts is broken. `findWrittenFigure` finds facts that the text writes out by hand.
 */
export function textProblem(
  text: string,
  { min, max, form }: TextRule,
  facts: Facts | undefined,
  findWrittenFigure: (text: string) => string | undefined,
): string | undefined {
  if (!facts && placeholdersOf(text).length > 0) return undefined;
  const knownFacts = facts ?? {};
  const filledText = fill(text, knownFacts);
  return (
    factProblem(text, knownFacts) ??
    plainTextProblem(filledText) ??
    lengthProblem(filledText, min, max) ??
    (form && !form.matches.test(filledText) ? `must be ${form.saying}` : undefined) ??
    (Object.keys(knownFacts).length > 0 ? findWrittenFigure(text) : undefined)
  );
}
