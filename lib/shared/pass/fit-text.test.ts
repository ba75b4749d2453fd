import { printableText, directionOf, fitText, initialsOf, upperLatin } from './fit-text';

const halfEm = (text: string) => [...text].length / 2;
const name = { max: 40, min: 20, lines: 2, wrapBelow: 30 };

const fit = (text: string, rule: Partial<typeof name> = {}) =>
  fitText(text, 100, { ...name, ...rule }, halfEm);

test.each([
  ['as large as it may be', 'Abcde', {}, 40, ['Abcde']],
  ['smaller', 'Ab Cde', {}, 33, ['Ab Cde']],
  ['wrapped instead of smaller than `wrapBelow`', 'Abc Def', {}, 40, ['Abc', 'Def']],
  ['wrapped before it shrinks', 'Ab Cde', { wrapBelow: 40 }, 40, ['Ab', 'Cde']],
  ['wrapped into lines of similar width', 'A B C D', {}, 40, ['A B', 'C D']],
  ['wrapped and as small as it may be', 'Abcdefghij Klm', {}, 20, ['Abcdefghij', 'Klm']],
  ['small instead of wrapped, with one line only', 'Abcde Fghi', { lines: 1 }, 20, ['Abcde Fghi']],
  ['cut', 'Abcdefghijk Lmn', {}, 20, ['Abcdefghi…', 'Lmn']],
  ['cut in its last line', 'Abcdef Ghijkl Mnopqr', {}, 20, ['Abcdef', 'Ghijkl Mn…']],
])('a text is %s: %s', (_, text, rule, size, lines) => {
  expect(fit(text, rule)).toEqual({ size, lines });
});

test('a cut never splits a grapheme', () => {
  expect(fit('👨‍👩‍👧'.repeat(40), { lines: 1 }).lines[0]).toMatch(/^(👨‍👩‍👧)+…$/u);
});

test('a text becomes one clean line with at most three combining marks in a row', () => {
  expect(printableText(` Ali\u202E\n q${'\u0303'.repeat(500)}a`)).toBe('Ali q\u0303\u0303\u0303a');
});

test.each([
  ['علی Ali', 'rtl'],
  ['(علی)', 'rtl'],
  ['', 'ltr'],
])('the direction of %s is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});

test.each([
  ['ßeta', 'SSETA'],
  ['Işık İz', 'IŞIK İZ'],
  ['علی ali', 'علی ALI'],
])('only the Latin letters of %s become capitals', (text, capitals) => {
  expect(upperLatin(text)).toBe(capitals);
});

test.each([
  ['Sana', 'Ali', 'SA'],
  ['محمد', 'علی', 'م'],
  ['', '', ''],
])('the initials of “%s” “%s” are “%s”', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});
