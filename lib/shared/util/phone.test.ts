/** @jest-environment node */
import { internationalDigits, nationalDigits, phoneDigitCount, plainPhone } from './phone';

test.each([
  '0300 1234567',
  '300-1234567',
  '+92 300 1234567',
  '+92 (0)300 1234567',
  '+92 0300 1234567',
  '0092 300 1234567',
  '0092 0300 1234567',
  '(+92) 3001234567',
  '++92 300 1234567',
  '+0092 300 1234567',
  '00+92 300 1234567',
  '+0300 1234567',
  '۰۳۰۰ ۱۲۳۴۵۶۷',
])('%s is the number 300 1234567', (typed) => {
  expect(nationalDigits(typed)).toBe('3001234567');
  expect(internationalDigits(typed)).toBe('923001234567');
});

test.each([
  ['(021) 0000 0001', '2100000001'],
  ['+92 21 0000 0001', '2100000001'],
  ['071 000 0034', '710000034'],
  ['+92 71 000 0034', '710000034'],
  ['(0945) 0000 0033', '94500000033'],
  ['021-111-222-333', '21111222333'],
  ['+92 51 111 000 000', '51111000000'],
  ['051 111 000 000', '51111000000'],
])('the landline %s has its area code', (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
  expect(internationalDigits(typed)).toBe(`92${digits}`);
});

test('numbers of other countries keep their code', () => {
  expect(nationalDigits('+971 50 123 4567')).toBe('971501234567');
  expect(internationalDigits('+971 50 123 4567')).toBe('971501234567');
  expect(internationalDigits('971501234567')).toBe('971501234567');
  expect(internationalDigits('+47 912 34 567')).toBe('4791234567');
  expect(internationalDigits('0065 6123 4567')).toBe('6561234567');
  expect(internationalDigits('++47 912 34 567')).toBe('4791234567');
  expect(internationalDigits('00+47 912 34 567')).toBe('4791234567');
});

const digit = (zero: number) => (one: string) => String.fromCodePoint(zero + Number(one));
const inScript = (zero: number) => '0300 1234567'.replace(/\d/g, digit(zero));

test.each([
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFE58', '\uFE63', '\uFF0D'].map(
    (hyphen) => [`0300${hyphen}1234567`, '0300-1234567'],
  ),
  ...['\u00A0', '\u2002', '\u2007', '\u2009', '\u200A', '\u202F', '\u205F', '\u3000', '\t', '  '].map(
    (space) => [`0300${space}1234567`, '0300 1234567'],
  ),
  ...['\u00AD', '\u200B', '\u200D', '\u200E', '\u200F', '\u202A', '\u2060', '\u2066', '\uFEFF'].map(
    (invisible) => [`${invisible}0300${invisible} 1234567${invisible}`, '0300 1234567'],
  ),
  // Arabic, Urdu, Devanagari, Bengali, full-width and mathematical bold digits.
  ...[0x660, 0x6f0, 0x966, 0x9e6, 0xff10, 0x1d7ce].map((zero) => [inScript(zero), '0300 1234567']),
  ['＋92（300）1234567', '+92(300)1234567'],
  ['﹢92﹙300﹚1234567', '+92(300)1234567'],
])('%j is written %s', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
  expect(phoneDigitCount(plain)).toBeGreaterThan(10);
  expect(nationalDigits(typed)).toBe('3001234567');
});

test.each([
  '0300.1234567',
  '0300/1234567',
  '0300 123456O',
  '0300,1234567',
  '0300_1234567',
  '①②③',
  '½',
  '0300\n1',
  '📞',
])('%j has characters that no phone number has', (typed) =>
  expect(phoneDigitCount(plainPhone(typed))).toBeUndefined(),
);
