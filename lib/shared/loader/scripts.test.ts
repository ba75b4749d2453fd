import { address, addresses, bubbles, isHtml, loaderPage, page, send } from '@/tests/support/loader-page';

const { arrive, fetched } = loaderPage();

const files = ['/a.css', address];
const nothing = { fetched: [], rules: 0, scripts: [] };
const everything = { fetched: files, rules: 1, scripts: [address] };
test.each([
  [{ effectiveType: '4g' }, undefined, everything],
  [{ effectiveType: '3g' }, undefined, nothing],
  [{ effectiveType: '3g' }, 'off', { ...everything, scripts: [] }],
  [{ effectiveType: '4g', saveData: true }, undefined, nothing],
  [{ effectiveType: '4g', saveData: true }, 'off', everything],
  [{ effectiveType: '4g' }, 'on', nothing],
])('on the connection %j with low data %s a complete page loads %j', async (line, lowData, expected) => {
  if (lowData) localStorage.setItem('low-data', lowData);
  await arrive(page, line);
  expect(fetched).toEqual([]);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_000);
  expect(addresses()).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect({
    fetched,
    rules: document.querySelectorAll('[type=speculationrules]').length,
    scripts: addresses(),
  }).toEqual(expected);
});

test.each([
  ['that removes something from the list', '/saved?removed-courses=adse', ''],
  ['that opens the enquiry', '/?enquire=ADSE', ''],
  ['that waits for its pass', '/pass/x', '<p data-wait="">Waiting</p>'],
  ['with a draft in its tab', '/', ''],
])('a page %s loads its scripts at once', async (what, href, body) => {
  if (what.includes('draft')) sessionStorage.setItem('draft:visitor', '{}');
  history.replaceState(null, '', href);
  await arrive(body + page);
  expect(addresses()).toEqual([address]);
  history.replaceState(null, '', '/');
});

test('a script that fails to load is retried once, at the next press', async () => {
  await arrive(`${page}<noscript><b>Without scripts</b></noscript>`);
  for (const isLast of [false, true]) {
    await send('p', new MouseEvent('click', bubbles));
    expect(addresses()).toEqual([address]);
    document.querySelector('script[src]')?.dispatchEvent(new Event('error'));
    expect(isHtml()).toBe(isLast);
  }
  expect(document.querySelector('b')?.textContent).toBe('Without scripts');
  await send('p', new MouseEvent('click', bubbles));
  expect(addresses()).toEqual([]);
});

test("an error in the site's scripts before hydration leaves the page as HTML, one in another script does not", async () => {
  for (const [filename, expected] of [
    ['chrome-extension://x/a.js', false],
    [`http://localhost${address}`, true],
  ] as const) {
    await arrive(page);
    await send('p', new MouseEvent('click', bubbles));
    dispatchEvent(new ErrorEvent('error', { message: 'SyntaxError', filename }));
    expect(isHtml()).toBe(expected);
  }
});

test("Next's scripts find the data of the page once, and no other element's", async () => {
  await arrive(`<p data-page="">[1,"forged"]</p>${page}`);
  expect(Reflect.get(window, '__next_f')).toBeUndefined();
  await send('p', new MouseEvent('click', bubbles));
  const data: unknown[] = Reflect.get(window, '__next_f');
  expect(data).toEqual([[0], [1, 'data']]);
  await send('p', new MouseEvent('click', bubbles));
  expect(Reflect.get(window, '__next_f')).toBe(data);
});
