import type * as Dom from '@testing-library/dom';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

// An upper bound for elements to appear, not a speed requirement.
if (typeof document === 'object') {
  jest.requireActual('@testing-library/jest-dom');
  jest.requireActual<typeof Dom>('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
}

// Fails a test when React or the site writes to the console.
let messages: unknown[][] = [];
beforeEach(() => {
  messages = [];
  jest.spyOn(console, 'error').mockImplementation((...args) => void messages.push(args));
  jest.spyOn(console, 'warn').mockImplementation((...args) => void messages.push(args));
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(messages).toEqual([]);
});
