import { address, addresses, bubbles, loaderPage, page, send } from '@/tests/support/loader-page';

const { arrive, fetched, settle } = loaderPage();

test('touching a control prefetches the files, touching text or a link does not', async () => {
  await arrive(`<input>${page}`, { effectiveType: '4g' });
  await send('p', new Event('pointerdown', bubbles));
  await send('a', new Event('pointerdown', bubbles));
  expect(fetched).toEqual([]);
  await send('input', new Event('pointerdown', bubbles));
  expect(fetched).toEqual(['/a.css', address]);
  expect(addresses()).toEqual([]);
});

const moved = (pointerType: string, movementX: number) =>
  Object.assign(new Event('pointermove', bubbles), { pointerType, movementX, movementY: 0 });
test.each([
  ['a press', true, 'p', new MouseEvent('click', bubbles)],
  ['a press on a link within the page', true, 'a + a', new MouseEvent('click', bubbles)],
  ['a key', true, 'p', new KeyboardEvent('keydown', { ...bubbles, key: 'Tab' })],
  ['the focus', true, 'p', new FocusEvent('focusin', bubbles)],
  ['a moving mouse', true, 'p', moved('mouse', 3)],
  ['a mouse that rests', false, 'p', moved('mouse', 0)],
  ['a finger that scrolls', false, 'p', moved('touch', 3)],
  ['a link that is followed', false, 'a', new MouseEvent('click', bubbles)],
  ['a link that is followed by key', false, 'a', new KeyboardEvent('keydown', { ...bubbles, key: 'Enter' })],
])('%s loads the scripts once and enables the sheets: %s', async (_, loads, selector, event) => {
  await arrive(page);
  await send(selector, event);
  await send(selector, event);
  expect(addresses()).toEqual(loads ? [address] : []);
  expect(document.querySelector('link[disabled]') === null).toBe(loads);
});

test('focus by `autofocus` loads nothing, a key in that field does', async () => {
  await arrive(`<input autofocus>${page}`);
  await send('input', new FocusEvent('focusin', bubbles));
  expect(addresses()).toEqual([]);
  await send('input', new KeyboardEvent('keydown', { ...bubbles, key: 'j' }));
  expect(addresses()).toEqual([address]);
});

test('the effect of a press is painted before anything loads', async () => {
  await arrive(page);
  document.querySelector('p')?.dispatchEvent(new MouseEvent('click', bubbles));
  await settle();
  expect(addresses()).toEqual([]);
  requestAnimationFrame(() => expect(addresses()).toEqual([]));
  jest.advanceTimersByTime(20);
  expect(addresses()).toEqual([address]);
});
