/** @jest-environment node */
import { StoreError } from './sql';

/** The same module loaded a second time, as in another bundle of Next. */
function elsewhere(): typeof StoreError {
  let other: typeof StoreError | undefined;
  jest.isolateModules(() => {
    other = (jest.requireActual('./sql') as { StoreError: typeof StoreError }).StoreError;
  });
  if (!other) throw new Error('not loaded');
  return other;
}

test('a StoreError of one bundle is an instance of StoreError in every other', () => {
  const Other = elsewhere();
  expect(Other).not.toBe(StoreError);
  const error: unknown = new Other('unavailable', 'full', 'A statement on the store failed');
  expect(error instanceof StoreError).toBe(true);
  expect(new StoreError('unusable', 'open', 'x') instanceof Other).toBe(true);
  for (const none of [new Error('x'), undefined, null, { name: 'StoreError' }])
    expect(none instanceof StoreError).toBe(false);
});
