import { internationalDigits, nationalDigits, phoneDigitCount, plainPhone } from './phone';

test.each([
  '0300 1234567',
  '300 1234567',
  '+92 300 1234567',
  '+92 (0)300 1234567',
  '+92 0300 1234567',
  '0092 300 1234567',
  '۰۳۰۰ ۱۲۳۴۵۶۷',
])('%s is the number 300 1234567', (typed) => {
  expect(nationalDigits(typed)).toBe('3001234567');
  expect(internationalDigits(typed)).toBe('923001234567');
});

test.each([
  ['(021) 0000 0001', '2100000001'],
  ['(0945) 0000 0033', '94500000033'],
  ['051 111 000 000', '51111000000'],
  ['+92 945 000033', '945000033'],
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
  expect(internationalDigits('00+47 912 34 567')).toBe('4791234567');
});

const digit = (zero: number) => (asciiDigit: string) => String.fromCodePoint(zero + Number(asciiDigit));
const inScript = (zero: number) => '0300 1234567'.replace(/\d/g, digit(zero));

test.each([
  ['0300–1234567', '0300-1234567'],
  ['0300\u00A01234567', '0300 1234567'],
  ['\u200E0300\u200E 1234567\u200E', '0300 1234567'],
  // Arabic, Urdu, Devanagari, Bengali, full-width and mathematical bold digits.
  ...[0x660, 0x6f0, 0x966, 0x9e6, 0xff10, 0x1d7ce].map((zero) => [inScript(zero), '0300 1234567']),
  ['＋92（300）1234567', '+92(300)1234567'],
  ['﹢92﹙300﹚1234567', '+92(300)1234567'],
])('%j is written %s', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
  expect(phoneDigitCount(plain)).toBeGreaterThan(10);
  expect(nationalDigits(typed)).toBe('3001234567');
});

test.each(['0300.1234567', '0300/1234567', '0300 123456O', '0300\n1'])(
  '%j has characters that no phone number has',
  (typed) => expect(phoneDigitCount(plainPhone(typed))).toBeUndefined(),
);
