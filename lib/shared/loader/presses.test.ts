import { attach, bubbles, button, loaderPage, page, send } from '@/tests/support/loader-page';

const { arrive } = loaderPage();

test('clicks on a button before hydration are replayed once after hydration; until then it is busy', async () => {
  await arrive(`${button}${page}`);
  const onClick = jest.fn();
  const isBusy = () => document.querySelector('button')?.getAttribute('aria-busy');
  document.querySelector('button')?.addEventListener('click', onClick);
  for (let press = 0; press < 2; press += 1) await send('button', new MouseEvent('click', bubbles));
  jest.advanceTimersByTime(1000);
  expect([onClick.mock.calls.length, isBusy()]).toEqual([0, 'true']);
  attach('button');
  jest.advanceTimersByTime(1000);
  expect([onClick.mock.calls.length, isBusy()]).toEqual([1, null]);
  await send('button', new MouseEvent('click', bubbles));
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a click is not replayed later if the scripts fail to load', async () => {
  await arrive(`${button}${page}`);
  const onClick = jest.fn();
  document.querySelector('button')?.addEventListener('click', onClick);
  await send('button', new MouseEvent('click', bubbles));
  document.querySelector('script[src]')?.dispatchEvent(new Event('error'));
  attach('button');
  jest.advanceTimersByTime(1000);
  expect(onClick).not.toHaveBeenCalled();
});
