import '@testing-library/jest-dom';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

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
