import { feeTexts, seatFeeTexts } from './fees';

const fee = { from: 8000, to: 11_000, registration: 5000, instalments: 36 };

test('a long course shows the monthly fee first, a short one the total; a single payment has no monthly fee', () => {
  expect(feeTexts([{ fee, months: 36 }])).toEqual([
    'PKR 8,000–\u206011,000 a\u00a0month',
    '293,000–\u2060401,000 in\u00a0all',
  ]);
  const shortCourse = { fee: { ...fee, instalments: 2 }, months: 2 };
  expect(feeTexts([shortCourse])).toEqual([
    'PKR 21,000–\u206027,000 in\u00a0all',
    '8,000–\u206011,000 a\u00a0month',
  ]);
  const firstFeeText = (months: number) => feeTexts([{ fee, months }])[0];
  expect([firstFeeText(4), firstFeeText(5)]).toEqual([
    'PKR 293,000–\u2060401,000 in\u00a0all',
    'PKR 8,000–\u206011,000 a\u00a0month',
  ]);
  expect(feeTexts([{ fee: { ...fee, to: 8000, instalments: 1 } }])).toEqual(['PKR 13,000 in\u00a0all']);
  expect([shortCourse, {}].map((course) => seatFeeTexts(course).join(', '))).toEqual([
    'PKR 21,000–\u206027,000 in\u00a0all',
    '',
  ]);
});

test('the fee of several courses is a range, and missing if one is unknown', () => {
  const twoPriced = [
    { fee: { ...fee, from: 9000, to: 12_000 }, months: 36 },
    { fee, months: 2 },
  ];
  expect(feeTexts(twoPriced)).toEqual([
    'PKR 8,000–\u206012,000 a\u00a0month',
    '293,000–\u2060437,000 in\u00a0all',
  ]);
  expect([feeTexts([]), feeTexts([...twoPriced, {}])]).toEqual([[], []]);
});
