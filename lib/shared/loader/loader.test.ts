/** @jest-environment jsdom */
import {
  scriptAddress,
  loadedScripts,
  markHydrated,
  bubbles,
  isHtmlOnly,
  loaderPage,
  preparedBody,
  dispatchAndWait,
} from '@/tests/support/loader-page';

const { arrive, fetched, settle } = loaderPage();
const files = ['http://localhost/a.css', scriptAddress];
const pointerDown = () => new Event('pointerdown', bubbles);
const clickEvent = () => new MouseEvent('click', bubbles);

test.each([
  [{ effectiveType: '4g' }, undefined, true],
  [{ effectiveType: '3g' }, undefined, false],
  [{ effectiveType: '3g' }, 'off', true],
  [{ effectiveType: '4g', saveData: true }, undefined, false],
  [{ effectiveType: '4g', saveData: true }, 'off', true],
  [{ effectiveType: '4g' }, 'on', false],
])(
  'on the connection %j with low data %s a complete page loads its scripts: %s',
  async (line, lowData, loads) => {
    if (lowData) localStorage.setItem('low-data', lowData);
    await arrive(preparedBody, line);
    const { dataset } = document.documentElement;
    expect([fetched, dataset.scripts]).toEqual([[], 'first']);
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(990);
    expect([loadedScripts(), dataset.scripts]).toEqual([[], '']);
    expect(fetched).toEqual(loads ? files : []);
    jest.advanceTimersByTime(60_000);
    await settle();
    expect(fetched).toEqual(loads ? [...files, ...files] : []);
    expect(loadedScripts()).toEqual(loads ? [scriptAddress] : []);
  },
);

test.each([
  ['a press on a button', true, 'button', pointerDown()],
  ['a press on a link within the page', true, 'a + a', pointerDown()],
  ['a key in a button', true, 'button', new KeyboardEvent('keydown', { ...bubbles, key: 'Enter' })],
  ['the focus of a button', true, 'button', new FocusEvent('focusin', bubbles)],
  ['a press on text', false, 'p', pointerDown()],
  ['a link that is followed', false, 'a', pointerDown()],
  ['a link that is followed by key', false, 'a', new KeyboardEvent('keydown', { ...bubbles, key: 'Enter' })],
])('%s loads the scripts once and enables the sheets: %s', async (_, loads, selector, event) => {
  await arrive();
  await dispatchAndWait(selector, event);
  await dispatchAndWait(selector, event);
  expect(loadedScripts()).toEqual(loads ? [scriptAddress] : []);
  expect(document.querySelector('link[disabled]') === null).toBe(loads);
});

test('focus by `autofocus` loads nothing, a key in that field does', async () => {
  await arrive(`<input autofocus>${preparedBody}`);
  await dispatchAndWait('input', new FocusEvent('focusin', bubbles));
  expect(loadedScripts()).toEqual([]);
  await dispatchAndWait('input', new KeyboardEvent('keydown', { ...bubbles, key: 'j' }));
  expect(loadedScripts()).toEqual([scriptAddress]);
});

test('the effect of a press is painted before anything loads', async () => {
  await arrive();
  document.querySelector('button')?.dispatchEvent(pointerDown());
  await settle();
  requestAnimationFrame(() => expect(loadedScripts()).toEqual([]));
  jest.advanceTimersByTime(20);
  await settle();
  expect(loadedScripts()).toEqual([scriptAddress]);
});

test.each(['load', 'error'])('no script runs before each style sheet has had its %s event', async (event) => {
  await arrive(`<link rel="stylesheet" href="/b.css" disabled>${preparedBody}`, undefined, 'navigate', false);
  await dispatchAndWait('button', pointerDown());
  const [first, second] = document.querySelectorAll('link[rel=stylesheet]');
  first?.dispatchEvent(new Event(event));
  await settle();
  expect(loadedScripts()).toEqual([]);
  expect(fetched).toContain(scriptAddress);
  second?.dispatchEvent(new Event(event));
  await settle();
  expect(loadedScripts()).toEqual([scriptAddress]);
});

test.each([
  ['that opens the enquiry', '/?enquire=ADSE', ''],
  ['that waits for its pass', '/pass/x', '<p data-wait="">Waiting</p>'],
  ['with a draft in its tab', '/', ''],
  ['that shows the list of this device', '/saved', ''],
])('a page %s loads its scripts at once', async (what, href, body) => {
  localStorage.setItem('saved', '{"courses":["adse"]}');
  if (what.includes('draft')) sessionStorage.setItem('draft:visitor', '{}');
  history.replaceState(null, '', href);
  await arrive(body + preparedBody);
  expect(loadedScripts()).toEqual([scriptAddress]);
  history.replaceState(null, '', '/');
});

test.each([
  ['reload', '/', 1],
  ['reload', '/#tab', 0],
  ['back_forward', '/', 0],
])('a %s of %s starts at the top: %d', async (type, href, times) => {
  history.replaceState(null, '', href);
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await arrive(preparedBody, undefined, type);
  expect(scrollTo).toHaveBeenCalledTimes(times);
  history.replaceState(null, '', '/');
});

test('clicks on a button before hydration are replayed once after hydration; until then it is busy', async () => {
  await arrive();
  const onClick = jest.fn();
  const isBusy = () => document.querySelector('button')?.getAttribute('aria-busy');
  document.querySelector('button')?.addEventListener('click', onClick);
  for (let press = 0; press < 2; press += 1) await dispatchAndWait('button', clickEvent());
  jest.advanceTimersByTime(1000);
  expect([onClick.mock.calls.length, isBusy(), loadedScripts()]).toEqual([0, 'true', [scriptAddress]]);
  markHydrated('button');
  jest.advanceTimersByTime(1000);
  expect([onClick.mock.calls.length, isBusy()]).toEqual([1, null]);
  await dispatchAndWait('button', clickEvent());
  expect(onClick).toHaveBeenCalledTimes(2);
});

test.each([
  ['with its text', '<button type="button">Save</button>', 1],
  ['with another text', '<button type="button">Other</button>', 0],
])(
  'the click of a button that React replaces by one %s is replayed there: %s %d times',
  async (_, html, times) => {
    await arrive();
    await dispatchAndWait('button', clickEvent());
    document.querySelector('button')!.outerHTML = html;
    const onClick = jest.fn();
    document.querySelector('button')?.addEventListener('click', onClick);
    markHydrated('button');
    jest.advanceTimersByTime(1000);
    expect(onClick).toHaveBeenCalledTimes(times);
    expect(jest.getTimerCount()).toBe(0);
  },
);

test.each([
  ['false', '{"courses":["hdse"]}', 'true', ['hdse', 'adse']],
  // The item was saved before this page load, which the button shows only once hydrated.
  ['false', '{"courses":["adse"]}', 'true', ['adse']],
  ['true', '{"courses":["hdse","adse"]}', 'false', ['hdse']],
])(
  'Save does what it shows (pressed: %s) with %s on the device, and only once',
  async (before, stored, after, list) => {
    localStorage.setItem('saved', stored);
    await arrive(
      `<button type="button" aria-pressed="${before}" data-save="courses adse">Save</button>${preparedBody}`,
    );
    const button = document.querySelector('button');
    const onClick = jest.fn();
    button?.addEventListener('click', onClick);
    await dispatchAndWait('button', clickEvent());
    markHydrated('button');
    jest.advanceTimersByTime(1000);
    expect(JSON.parse(localStorage.getItem('saved') ?? '').courses).toEqual(list);
    expect([
      button?.getAttribute('aria-pressed'),
      button?.getAttribute('aria-busy'),
      onClick.mock.calls.length,
    ]).toEqual([after, null, 0]);
    expect(loadedScripts()).toEqual([scriptAddress]);
  },
);

test.each(['forbidden', 'invalid'])('Save waits for React where storage is %s', async (what) => {
  if (what === 'invalid') localStorage.setItem('saved', '{"courses":"adse"}');
  await arrive(
    `<button type="button" aria-pressed="false" data-save="courses adse">Save</button>${preparedBody}`,
  );
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await dispatchAndWait('button', clickEvent());
  setItem.mockRestore();
  expect(document.querySelector('button')?.outerHTML).toMatch(/aria-pressed="false".*aria-busy="true"/);
});

describe('a page stays HTML', () => {
  const body = `${preparedBody}<noscript><b>Without scripts</b></noscript>`;
  async function expectHtml(): Promise<void> {
    fetched.length = 0;
    const onClick = jest.fn();
    await dispatchAndWait('button', pointerDown());
    await dispatchAndWait('button', clickEvent());
    document.querySelector('button')?.addEventListener('click', onClick);
    await dispatchAndWait('button', clickEvent());
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect([isHtmlOnly(), loadedScripts(), fetched]).toEqual([true, [], []]);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(document.querySelector('noscript')).toBeNull();
    expect(document.querySelector('b')?.textContent).toBe('Without scripts');
  }

  test('in a browser without container queries', async () => {
    Reflect.deleteProperty(window, 'CSSContainerRule');
    await arrive(body);
    await expectHtml();
  });

  test('in a tab in which two pages threw', async () => {
    sessionStorage.setItem('crashes', 'x');
    await arrive(body);
    expect(isHtmlOnly()).toBe(false);
    sessionStorage.setItem('crashes', 'xx');
    await arrive(body);
    await expectHtml();
  });

  test.each([
    ['wrapped in fonts', () => document.querySelector('p')?.replaceChildren(document.createElement('font'))],
    ['with another headline', () => document.querySelector('h1')?.replaceChildren('Über uns')],
    ['with another language', () => (document.documentElement.lang = 'ur')],
    ['named so by Google', () => document.documentElement.classList.add('translated-rtl')],
  ])('that is translated (%s) before the scripts load', async (_, translate) => {
    await arrive(body);
    translate();
    await expectHtml();
  });

  test('if its scripts fail to load twice; the presses are not replayed later', async () => {
    await arrive(`${body}<script type="text/plain" data-src="/b.js"></script>`);
    const onClick = jest.fn();
    document.querySelector('button')?.addEventListener('click', onClick);
    for (const isLast of [false, true]) {
      await dispatchAndWait('button', clickEvent());
      expect(loadedScripts()).toEqual([scriptAddress, '/b.js']);
      document.querySelectorAll('script[src]').forEach((script) => script.dispatchEvent(new Event('error')));
      expect([isHtmlOnly(), document.querySelector('[aria-busy]')]).toEqual([isLast, null]);
    }
    markHydrated('button');
    jest.advanceTimersByTime(1000);
    expect(onClick).not.toHaveBeenCalled();
    await expectHtml();
  });

  test.each([
    ['chrome-extension://x/a.js', 'SyntaxError', false],
    [`http://localhost${scriptAddress}`, 'Minified React error #418; visit …', false],
    [`http://localhost${scriptAddress}`, 'SyntaxError', true],
  ])('if %s throws %s before hydration: %s', async (filename, message, expected) => {
    await arrive(body);
    await dispatchAndWait('button', pointerDown());
    dispatchEvent(new ErrorEvent('error', { message, filename }));
    expect(isHtmlOnly()).toBe(expected);
  });
});
