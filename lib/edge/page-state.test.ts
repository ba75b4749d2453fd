/** @jest-environment node */
import { pageState } from '../content/page-state';
import { createStateWatch } from './page-state';

jest.mock('../content/page-state', () => ({ pageState: jest.fn() }));
const stateIs = (state: string) => jest.mocked(pageState).mockReturnValue(state);

test('the first page and the first one after a change wait until pages are made anew; others do not', async () => {
  const renew = jest.fn(async () => undefined);
  const beforePage = createStateWatch(renew);
  stateIs('open');
  await beforePage();
  expect(beforePage()).toBeUndefined();
  stateIs('closed');
  // Two requests that come at once wait for the same renewal.
  await Promise.all([beforePage(), beforePage()]);
  expect(beforePage()).toBeUndefined();
  expect(renew).toHaveBeenCalledTimes(2);
});

test('after a failure pages are served, and the next request tries again', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const renew = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const beforePage = createStateWatch(renew);
  stateIs('open');
  await beforePage();
  expect(write.mock.calls.join()).toContain('pages.not-renewed');
  await beforePage();
  expect(beforePage()).toBeUndefined();
  expect(renew).toHaveBeenCalledTimes(2);
});
