import { loaderPage, page } from '@/tests/support/loader-page';

const { arrive } = loaderPage();

test('open or closed is shown, and updated when the visitor returns to the page', async () => {
  await arrive(`<span data-hours='[[0, 9e9, "open", "closed"]]'>old</span>${page}`);
  const shown = () => document.querySelector('[data-hours]')?.textContent;
  expect(shown()).toBe('open');
  document.querySelector('[data-hours]')?.replaceChildren('old');
  dispatchEvent(new Event('pageshow'));
  expect(shown()).toBe('open');
});
