import { addresses, bubbles, loaderPage, page, send } from '@/tests/support/loader-page';

const { arrive } = loaderPage();

test('the low-data switch shows and stores its state, and loads nothing', async () => {
  await arrive(`<button type="button" role="switch" aria-checked="false">Low data</button>${page}`, {
    effectiveType: '4g',
    saveData: true,
  });
  const state = () => document.querySelector('[role=switch]')?.getAttribute('aria-checked');
  expect(state()).toBe('true');
  await send('[role=switch]', new FocusEvent('focusin', bubbles));
  await send('[role=switch]', new MouseEvent('click', bubbles));
  expect([state(), localStorage.getItem('low-data')]).toEqual(['false', 'off']);
  await send('[role=switch]', new MouseEvent('click', bubbles));
  expect([state(), localStorage.getItem('low-data')]).toEqual(['true', 'on']);
  expect(addresses()).toEqual([]);
});
