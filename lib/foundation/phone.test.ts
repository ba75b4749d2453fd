/** @jest-environment node */
import { internationalDigits, nationalDigits } from './phone';

test.each([
  '0300 1234567',
  '300-1234567',
  '+92 300 1234567',
  '+92 (0)300 1234567',
  '+92 0300 1234567',
  '0092 300 1234567',
  '0092 0300 1234567',
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
});
