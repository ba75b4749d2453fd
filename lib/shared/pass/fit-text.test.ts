/** @jest-environment node */
import { printableText, directionOf, fitText, initialsOf, upperLatin } from './fit-text';

/** Measures every character as half an em wide. */
const halfEm = (text: string) => [...text].length / 2;
const name = { max: 40, min: 20, lines: 2, wrapBelow: 30 };

test('a cut never splits a grapheme', () => {
  const { lines } = fitText('👨‍👩‍👧'.repeat(40), 100, { ...name, lines: 1 }, halfEm);
  expect(lines[0]).toMatch(/^(👨‍👩‍👧)+…$/u);
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
