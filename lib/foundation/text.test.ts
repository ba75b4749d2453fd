/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { cleanText } from './text.ts';

test.each([
  ['controls and overrides', 'A\u0000l\u202Ei\u0007 \r\n  Khan ', 'Ali Khan'],
  ['line breaks', 'Ayesha\r\nBcc:\u2028x', 'Ayesha Bcc: x'],
  ['spaces of all kinds', ' Ali\u00A0\t\n\u3000Raza ', 'Ali Raza'],
  ['marks of direction', '\u200Fعلی\u200E \u2067Ali\u2069', 'علی Ali'],
  ['invisible characters', '\uFEFFA\u00ADl\u200Bi\u2060\u3164\u{E0041}', 'Ali'],
  ['half of a surrogate pair', 'A\uD83C', 'A'],
  ['a letter in two parts', 'Nun\u0303ez', 'Nu\u00F1ez'],
  ['only invisible characters', '\u200C\u200D\u200B\u3164', ''],
  ['a number', 3001234567, '3001234567'],
  ['a list', ['x'], ''],
  ['nothing', undefined, ''],
])('cleans %s', (_, raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

test.each(['می\u200Cخواہم', 'کریم\u200Cاللہ', 'ہ\u200Dک', '👨‍👩‍👧', '👩🏽‍💻', '🏳️‍🌈', '❤️ Ali'])(
  'keeps %j as it is written',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);

test.each([
  ['beside a space', 'می\u200C خواہم\u200C', 'می خواہم'],
  ['twice', 'می\u200C\u200Cخواہم', 'می\u200Cخواہم'],
  ['inside a Latin word, where it would hide a web address', 'goo\u200Cgle.c\u200Com', 'google.com'],
  ['after an emoji', '👩\u200D', '👩'],
])('drops a joiner %s', (_, raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

test('leaves controls where a rule is to refuse them', () => {
  expect(cleanText(' Ali\r\nBcc:\u200B  a\u0000 ', { keepControls: true })).toBe('Ali\r\nBcc: a\u0000');
});

test('cuts a long text before any pattern sees it', () => {
  expect(cleanText('a '.repeat(1_000_000))).toHaveLength(999);
});
