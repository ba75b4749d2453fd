/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { inPakistan } from './centres.ts';

// Positions from an atlas, to two decimals.
test.each([
  ['Karachi', 24.86, 67.01],
  ['Gwadar', 25.12, 62.33],
  ['Quetta', 30.18, 66.98],
  ['Chaman', 30.92, 66.45],
  ['Parachinar', 33.9, 70.1],
  ['Peshawar', 34.01, 71.58],
  ['Chitral', 35.85, 71.79],
  ['Sost', 36.69, 74.82],
  ['Skardu', 35.3, 75.63],
  ['Kotli', 33.52, 73.9],
  ['Sialkot', 32.49, 74.53],
  ['Lahore', 31.55, 74.34],
  ['Bahawalnagar', 29.99, 73.25],
  ['Nagarparkar', 24.36, 70.75],
])('%s is in Pakistan', (_, lat, lon) => {
  expect(inPakistan({ lat, lon })).toBe(true);
});
test.each([
  ['Delhi', 28.6, 77.2],
  ['Amritsar', 31.63, 74.87],
  ['Jammu', 32.73, 74.86],
  ['Jaisalmer', 26.92, 70.91],
  ['Bhuj', 23.25, 69.67],
  ['Kabul', 34.53, 69.17],
  ['Kandahar', 31.61, 65.71],
  ['Zahedan', 29.5, 60.86],
  ['the sea off Karachi', 24, 65],
  ['longitude 77 at the latitude of Karachi', 24.88, 77],
])('%s is not in Pakistan', (_, lat, lon) => {
  expect(inPakistan({ lat, lon })).toBe(false);
});
