/** @jest-environment node */
import { printableText, directionOf, fitText, initialsOf, upperLatin } from './fit-text';

/** Measures every character as half an em wide. */
const halfEm = (text: string) => [...text].length / 2;
const name = { max: 40, min: 20, lines: 2, wrapBelow: 30 };

test('a short text stays at its wanted size', () => {
  expect(fitText('Sana Ali', 400, name, halfEm)).toEqual({ size: 40, lines: ['Sana Ali'] });
});

test('a longer one shrinks first', () => {
  expect(fitText('Muhammad Bilal Siddiqui', 400, name, halfEm)).toEqual({
    size: 34.5,
    lines: ['Muhammad Bilal Siddiqui'],
  });
});

test('then takes a second line, as even as the first and large again', () => {
  expect(fitText('Muhammad Bilal Siddiqui Sahib', 400, name, halfEm)).toEqual({
    size: 40,
    lines: ['Muhammad Bilal', 'Siddiqui Sahib'],
  });
});

test('and ends in an ellipsis when nothing else helps', () => {
  const { size, lines } = fitText(`${'W'.repeat(60)} ${'M'.repeat(60)}`, 400, name, halfEm);
  expect(size).toBe(20);
  expect(lines).toEqual([`${'W'.repeat(39)}…`, `${'M'.repeat(39)}…`]);
});

test('a cut never halves what people see as one character', () => {
  const { lines } = fitText('👨‍👩‍👧'.repeat(40), 100, { ...name, lines: 1 }, halfEm);
  expect(lines[0]).toMatch(/^(👨‍👩‍👧)+…$/u);
});

test.each([
  ['controls and overrides', 'A\u0007l\u202Ei', 'Ali'],
  ['a storm of combining marks', `q${'\u0303'.repeat(500)}a`, 'q\u0303\u0303\u0303a'],
  ['spaces of all kinds', ' Ali\u00A0\t\n Raza ', 'Ali Raza'],
  ['nothing', undefined, ''],
])('cleans %s', (_, raw, clean) => {
  expect(printableText(raw)).toBe(clean);
});

test('a joiner inside an emoji is not a control', () => {
  expect(printableText('👨‍👩‍👧')).toBe('👨‍👩‍👧');
});

test.each([
  ['Ali (علی)', 'ltr'],
  ['علی Ali', 'rtl'],
  ['(علی)', 'rtl'],
  ['123 😀', 'ltr'],
  ['', 'ltr'],
])('%s reads %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});

test.each([
  ['ßeta', 'SSETA'],
  ['ﬁrma', 'FIRMA'],
  ['Işık İz', 'IŞIK İZ'],
  ['علی ali', 'علی ALI'],
  ['αβγ', 'αβγ'],
])('only the Latin letters of %s are put in capitals', (text, capitals) => {
  expect(upperLatin(text)).toBe(capitals);
});

test.each([
  ['Sana', 'Ali', 'SA'],
  ['محمد', 'علی', 'م'],
  ['é', '', 'É'],
  ['', '', ''],
])('the initials of %s %s', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});
