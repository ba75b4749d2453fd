/** @jest-environment node */
import { printableText, directionOf, fitText, initialsOf, upperLatin } from './fit-text';

/** Measures every character as half an em wide. */
const halfEm = (text: string) => [...text].length / 2;
const name = { max: 40, min: 20, lines: 2, wrapBelow: 30 };

test('a short text keeps its preferred size', () => {
  expect(fitText('Sana Ali', 400, name, halfEm)).toEqual({ size: 40, lines: ['Sana Ali'] });
});

test('a text too long for one line shrinks', () => {
  expect(fitText('Muhammad Bilal Siddiqui', 400, name, halfEm)).toEqual({
    size: 34.5,
    lines: ['Muhammad Bilal Siddiqui'],
  });
});

test('a text too long to shrink wraps into two even lines at the preferred size', () => {
  expect(fitText('Muhammad Bilal Siddiqui Sahib', 400, name, halfEm)).toEqual({
    size: 40,
    lines: ['Muhammad Bilal', 'Siddiqui Sahib'],
  });
});

test('a text too long for two lines ends in an ellipsis', () => {
  const { size, lines } = fitText(`${'W'.repeat(60)} ${'M'.repeat(60)}`, 400, name, halfEm);
  expect(size).toBe(20);
  expect(lines).toEqual([`${'W'.repeat(39)}…`, `${'M'.repeat(39)}…`]);
});

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
