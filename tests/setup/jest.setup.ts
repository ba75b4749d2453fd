import '@testing-library/jest-dom';
import type * as Dom from '@testing-library/dom';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

// The same patience as the browser tests: how long to look for what must come, not how fast it must be.
if (typeof document === 'object')
  jest.requireActual<typeof Dom>('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });

// Noise is a defect: a test that makes React or our code complain on the console fails.
let complaints: unknown[][] = [];
beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...args) => void complaints.push(args));
  jest.spyOn(console, 'warn').mockImplementation((...args) => void complaints.push(args));
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
});
