import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import type * as Dom from '@testing-library/dom';
import type * as Events from '../../content/events.ts';
import { setClock } from '../../lib/shared/util/time.ts';

// Unit tests know the first edition of the event only, so that adding the next one breaks none of them.
jest.mock('../../content/events.ts', () => {
  const { events } = jest.requireActual<typeof Events>('../../content/events.ts');
  return { events: events.slice(0, 1) };
});

// An upper bound for elements to appear, not a speed requirement.
if (typeof document === 'object') {
  jest.requireActual('@testing-library/jest-dom');
  jest.requireActual<typeof Dom>('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
  // What jsdom lacks.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
}

// Fails a test when React or the site writes an error or a warning to the console; keeps the log from the report.
let messages: unknown[][] = [];
beforeEach(() => {
  messages = [];
  jest.spyOn(console, 'error').mockImplementation((...args) => void messages.push(args));
  jest.spyOn(console, 'warn').mockImplementation((...args) => void messages.push(args));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  setClock();
  expect(messages).toEqual([]);
});
