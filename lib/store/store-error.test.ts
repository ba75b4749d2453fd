/** @jest-environment node */
import { StoreError } from './types.ts';

test('an error of the store is known as one whichever bundle’s class it is made of', async () => {
  const error = new StoreError('unavailable', 'SQLITE_BUSY', 'The ledger is away.');
  jest.resetModules();
  const { StoreError: other } = await import('./types.ts');
  expect(other).not.toBe(StoreError);
  expect(error instanceof other).toBe(true);
  expect(new Error('else') instanceof other).toBe(false);
});
