/** @jest-environment node */
import { openServices } from './services';

jest.mock('../store/outbox/outbox', () => ({ openOutbox: async () => ({}) }));

test('the response deadline is twenty seconds (docs/product/registration.md#e3)', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  (await openServices()).responseDeadline();
  expect(timeout).toHaveBeenCalledWith(20_000);
});
