import { asDrawn } from '../registration/drawable.ts';
import { cleanText } from '../util/text.ts';

/** Width of a text at 1 px of font size, in px. */
export type Measure = (text: string) => number;

export type FitRule = {
  /** Font sizes in layout units: the preferred one, and `min`, at which a text that is still too long is truncated. */
  max: number;
  min: number;
  lines: number;
  /** Below this size a text wraps into a new line if `lines` allows. If it is `max`, wrapping precedes shrinking. */
  wrapBelow: number;
};

const ellipsis = '…';
/** A letter with its marks, a joined emoji, or a flag. `Intl.Segmenter` is missing before Firefox 125. */
const graphemePattern = /\p{RI}{2}|.(?:\u200d.|[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}])*/gsu;

/**
 * One clean line with at most three combining marks in a row, because taller stacks ("zalgo") would cover the rest of
 * the pass.
 */
export const printableText = (text: string | undefined): string =>
  asDrawn(cleanText(text)).replace(/(\p{M}{3})\p{M}+/gu, '$1');

/** The direction of the first letter; `ltr` without letters. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
}

/** Upper case for Latin letters only: other scripts have none or their own rules (docs/product/registration.md#e10). */
export const upperLatin = (text: string): string =>
  text.replace(/\p{Script=Latin}+/gu, (run) => run.toLocaleUpperCase('en'));

/** The text, or its longest prefix of whole graphemes that fits with an ellipsis. */
function truncate(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const parts = text.match(graphemePattern) ?? [];
  while (parts.length > 1 && measure(parts.join('').trimEnd() + ellipsis) > width) parts.pop();
  return parts.join('').trimEnd() + ellipsis;
}

/** Wraps words into lines of at most `width` (in px at font size 1); a wider word gets its own line. */
function wrap(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const lastLine = lines.at(-1);
    const joinedLine = lastLine === undefined ? word : `${lastLine} ${word}`;
    if (lastLine !== undefined && measure(joinedLine) <= width) lines[lines.length - 1] = joinedLine;
    else lines.push(word);
  }
  return lines;
}

/** Wraps into at most `lineCount` lines of similar width, to avoid a short last line. */
function balance(words: readonly string[], lineCount: number, widest: number, measure: Measure): string[] {
  let low = widest / lineCount / 2;
  let high = widest;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    const lines = wrap(words, middle, measure);
    const fits = lines.length <= lineCount && lines.every((line) => measure(line) <= middle);
    if (fits) high = middle;
    else low = middle;
  }
  return wrap(words, high, measure);
}

/** The largest size, in steps of 0.5 down from `rule.max`, at which the words fit; undefined if none does. */
function largestSize(
  words: readonly string[],
  width: number,
  lineCount: number,
  rule: FitRule,
  measure: Measure,
) {
  for (let size = rule.max; size >= rule.min; size -= 0.5) {
    const lines = wrap(words, width / size, measure);
    if (lines.length <= lineCount && lines.every((line) => measure(line) <= width / size)) return size;
  }
  return undefined;
}

/**
 * Fits a text into `width` units: first smaller, down to `wrapBelow`, then in more lines, smaller again, then with an
 * ellipsis on each line that is still too long (docs/product/registration.md#e10).
 */
export function fitText(text: string, width: number, rule: FitRule, measure: Measure) {
  const words = text.split(' ');
  for (let lineCount = 1; lineCount <= rule.lines; lineCount += 1) {
    const size = largestSize(words, width, lineCount, rule, measure);
    const minSize = lineCount < rule.lines ? rule.wrapBelow : rule.min;
    if (size !== undefined && size >= minSize)
      return { size, lines: lineCount === 1 ? [text] : balance(words, lineCount, width / size, measure) };
  }
  const available = width / rule.min;
  const lines = wrap(words, available, measure);
  const wrapped = [...lines.slice(0, rule.lines - 1), lines.slice(rule.lines - 1).join(' ')];
  return { size: rule.min, lines: wrapped.filter(Boolean).map((line) => truncate(line, available, measure)) };
}

/** Initials of both names; for right-to-left scripts only the first, because two letters would join. */
export function initialsOf(firstName: string, lastName: string): string {
  const [first = '', last = ''] = [firstName, lastName].map(
    (name) => printableText(name).match(graphemePattern)?.[0],
  );
  return upperLatin(directionOf(first) === 'rtl' ? first : first + last);
}
