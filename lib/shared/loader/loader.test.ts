const address = '/_next/static/chunks/a.js';
const addresses = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

const observers: MutationObserver[] = [];
const Observer = window.MutationObserver;
window.MutationObserver = class extends Observer {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.push(this);
  }
};
const listeners: (readonly [string, EventListener])[] = [];

/** Waits for pending promise callbacks. */
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
};

/** Runs the loader in a document with this body, on this kind of connection. */
async function arrive(
  body: string,
  connection: { effectiveType: string; saveData?: boolean } = { effectiveType: '3g' },
  beforeParsed = () => {},
) {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener, true);
  for (const observer of observers.splice(0)) observer.disconnect();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  Object.assign(navigator, { connection });
  Object.assign(performance, { getEntriesByType: () => [] });
  const add = jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    EventTarget.prototype.addEventListener.call(window, type, listener as EventListener, true);
  });
  await jest.isolateModulesAsync(async () => void (await import('./index')));
  add.mockRestore();
  beforeParsed();
  dispatchEvent(new Event('DOMContentLoaded'));
  await settle();
}
const page = `<script type="speculationrules">{}</script><link rel="stylesheet" href="/a.css" disabled><p>Text</p><a href="/about">About</a><a href="#tab">Tab</a><script type="text/plain" data-src="${address}"></script><script type="application/json" data-page="">[1,"data"]</script>`;
/** Dispatches the event and waits for the next frame. */
async function send(selector: string, event: Event): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(event);
  await settle();
  jest.advanceTimersByTime(20);
}
const bubbles = { bubbles: true };

/** True if the display font arrived before the first paint; it changes the width of a text. */
let isFontInTime = true;
const pen = {
  font: '',
  measureText: (text: string) => ({
    width: text.length * (isFontInTime && pen.font.includes('display') ? 40 : 60),
  }),
};

/** Requests that the loader makes before a touch. */
const fetched: string[] = [];
beforeEach(() => {
  fetched.length = 0;
  window.fetch = jest.fn(async (url: string) => {
    fetched.push(url);
    return { blob: async () => undefined };
  }) as never;
  isFontInTime = true;
  Object.assign(window, { CSSContainerRule: class {} });
  document.documentElement.removeAttribute('style');
  Reflect.deleteProperty(window, '__next_f');
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const files = ['/a.css', address];
const nothing = { fetched: [], rules: 0, workers: 0, scripts: [] };
const everything = { fetched: files, rules: 1, workers: 1, scripts: [address] };
test.each([
  [{ effectiveType: '4g' }, undefined, everything],
  [{ effectiveType: '3g' }, undefined, nothing],
  [{ effectiveType: '3g' }, 'off', { ...everything, scripts: [] }],
  [{ effectiveType: '4g', saveData: true }, undefined, nothing],
  [{ effectiveType: '4g', saveData: true }, 'off', everything],
  [{ effectiveType: '4g' }, 'on', nothing],
])('on the connection %j with low data %s a complete page loads %j', async (line, lowData, expected) => {
  const register = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { serviceWorker: { register } });
  if (lowData) localStorage.setItem('low-data', lowData);
  await arrive(page, line);
  expect(fetched).toEqual([]);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_000);
  expect(addresses()).toEqual([]);
  jest.advanceTimersByTime(60_000);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect({
    fetched,
    rules: document.querySelectorAll('[type=speculationrules]').length,
    workers: register.mock.calls.length,
    scripts: addresses(),
  }).toEqual(expected);
});

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
  ['a press', 'p', new MouseEvent('click', bubbles), true],
  ['a press on a link within the page', 'a + a', new MouseEvent('click', bubbles), true],
  ['a key', 'p', new KeyboardEvent('keydown', { ...bubbles, key: 'Tab' }), true],
  ['the focus', 'p', new FocusEvent('focusin', bubbles), true],
  ['a moving mouse', 'p', moved('mouse', 3), true],
  ['a mouse that rests', 'p', moved('mouse', 0), false],
  ['a finger that scrolls', 'p', moved('touch', 3), false],
  ['a link that is followed', 'a', new MouseEvent('click', bubbles), false],
  ['a link that is followed by key', 'a', new KeyboardEvent('keydown', { ...bubbles, key: 'Enter' }), false],
])('%s loads the scripts, once, and enables the sheets, or not', async (_, selector, event, loads) => {
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

describe('in a browser without the features that scripts need', () => {
  const lacks = {
    'container queries': () => Reflect.deleteProperty(window, 'CSSContainerRule'),
    lookbehind: () =>
      jest.spyOn(window, 'RegExp').mockImplementation(() => {
        throw new SyntaxError('Invalid group');
      }),
  };
  test.each(Object.keys(lacks) as (keyof typeof lacks)[])(
    'without %s nothing ever loads',
    async (feature) => {
      const lacking = lacks[feature]();
      const press = jest.fn();
      await arrive(`<button type="button">Save</button><noscript><b>Choose</b></noscript>${page}`, {
        effectiveType: '4g',
      });
      document.querySelector('button')?.addEventListener('click', press);
      dispatchEvent(new Event('load'));
      await send('button', new MouseEvent('click', bubbles));
      await send('p', new KeyboardEvent('keydown', { ...bubbles, key: 'Tab' }));
      jest.advanceTimersByTime(60_000);
      if (typeof lacking === 'object') lacking.mockRestore();
      expect(addresses()).toEqual([]);
      expect(press).toHaveBeenCalledTimes(1);
      // Shown as if JavaScript were off.
      expect(document.documentElement.hasAttribute('data-scripts')).toBe(false);
      expect(document.querySelector('noscript')).toBeNull();
      expect(document.querySelector('b')?.textContent).toBe('Choose');
    },
  );
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

describe.each([
  ['in time', true, ''],
  ['too late', false, 'display Fallback'],
])('a display font that comes %s for the first paint', (_, inTime, font) => {
  const shown = () => document.documentElement.style.getPropertyValue('--font-bricolage');
  beforeEach(() => {
    isFontInTime = inTime;
  });

  test('is kept or given up a moment after that paint', async () => {
    let paint = () => {};
    Object.assign(window, {
      PerformanceObserver: class {
        constructor(onPaint: () => void) {
          paint = onPaint;
        }
        observe() {}
      },
    });
    await arrive(page);
    paint();
    jest.advanceTimersByTime(100);
    Reflect.deleteProperty(window, 'PerformanceObserver');
    expect(shown()).toBe(font);
  });

  test('is kept or given up before the sheets name it again', async () => {
    await arrive(page);
    await send('p', new MouseEvent('click', bubbles));
    expect(shown()).toBe(font);
  });
});

const isHtml = () => !document.documentElement.hasAttribute('data-scripts');

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

test.each([
  ['wrapped in fonts', () => document.querySelector('p')?.replaceChildren(document.createElement('font'))],
  ['with another headline', () => document.querySelector('h1')?.replaceChildren('Über uns')],
  ['with another language', () => (document.documentElement.lang = 'ur')],
  ['named so by Google', () => document.documentElement.classList.add('translated-rtl')],
])('a page that is translated (%s) before the scripts load stays HTML', async (_, translate) => {
  await arrive(`<h1>About us</h1>${button}${page}`);
  translate();
  await send('button', new MouseEvent('click', bubbles));
  expect(addresses()).toEqual([]);
  expect(isHtml()).toBe(true);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

describe('a page that threw', () => {
  const form = (action: string) =>
    `<form action="${action}"><div data-field="photo"><input type="file" name="photo"><p data-lost="Again"></p></div>
    <input name="name"><input type="radio" name="kind" value="a"><input type="radio" name="kind" value="b">
    <input type="hidden" name="edition" value="1"><select name="city"><option>Lahore</option><option>Multan</option></select></form>`;
  const control = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
  const fallBack = () => (Reflect.get(window, 'fallBack') as () => (...args: unknown[]) => boolean)();
  // jsdom logs an error because it cannot reload.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => history.replaceState(null, '', '/'));

  test('reloads once as HTML, with typed values and the idempotency key', async () => {
    await arrive(form('/api/a') + page);
    control('[name=name]').value = 'Ali';
    control('[value=b]').checked = true;
    control('select').value = 'Multan';
    const leave = fallBack();
    // React has removed the form by then.
    document.body.replaceChildren();
    leave(undefined, { '/api/a': 'key' });
    await arrive(`${form('/api/a')}${form('/api/b')}${page}`);
    expect(isHtml()).toBe(true);
    const [first, second] = [...document.forms].map((one) => Object.fromEntries(new FormData(one)));
    expect(first).toMatchObject({
      name: 'Ali',
      kind: 'b',
      city: 'Multan',
      edition: '1',
      idempotencyKey: 'key',
    });
    expect(second).toMatchObject({ name: '', city: 'Lahore' });
    expect(second).not.toHaveProperty('idempotencyKey');
    await send('p', new MouseEvent('click', bubbles));
    expect(addresses()).toEqual([]);
    await arrive(form('/api/a') + page);
    expect(isHtml()).toBe(false);
    expect(control('[name=name]').value).toBe('');
  });

  test('opens another page if one is given', async () => {
    await arrive(page);
    fallBack()('/pass/x');
    expect(location.pathname).toBe('/pass/x');
  });

  test('keeps values typed before a hydration mismatch', async () => {
    await arrive(form('/api/a') + page);
    control('[name=name]').value = 'Ali';
    control('[name=name]').dispatchEvent(new Event('input', bubbles));
    control('[name=name]').value = '';
    dispatchEvent(new ErrorEvent('error', { message: 'Minified React error #418; visit …' }));
    await arrive(form('/api/a') + page);
    expect(control('[name=name]').value).toBe('Ali');
  });

  test('keeps typed values while offline', async () => {
    await arrive(form('/api/a') + page);
    control('[name=name]').value = 'Ali';
    fallBack()();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await arrive(page);
    await arrive(form('/api/a') + page);
    expect(control('[name=name]').value).toBe('Ali');
  });

  test('stays if the browser refuses', async () => {
    await arrive(page);
    const refuse = jest.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(fallBack()()).toBe(false);
    refuse.mockRestore();
  });
});

test("Next's scripts find the data of the page, and no other element's", async () => {
  await arrive(`<p data-page="">[1,"forged"]</p>${page}`);
  expect(Reflect.get(window, '__next_f')).toBeUndefined();
  await send('p', new MouseEvent('click', bubbles));
  expect(Reflect.get(window, '__next_f')).toEqual([[0], [1, 'data']]);
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

describe('before hydration', () => {
  const tabs =
    '<div><div id="a">First</div><div id="b" data-panel>Second</div><div id="c" data-panel><p id="d">Third</p></div></div>';
  afterEach(() => history.replaceState(null, '', '/'));
  const hidden = () => [...document.querySelectorAll('[hidden="until-found"]')].map(({ id }) => id);

  test('collapsed panels are searchable, and a match opens its panel through the fragment', async () => {
    await arrive(tabs);
    expect(hidden()).toEqual(['b', 'c']);
    await send('#c', new Event('beforematch', bubbles));
    expect(location.hash).toBe('#c');
  });

  test('a fragment inside a panel is kept when the browser opens the panel', async () => {
    await arrive(tabs);
    location.hash = '#d';
    await send('#c', new Event('beforematch', bubbles));
    expect(location.hash).toBe('#d');
  });

  test('a hydrated panel is left to React', async () => {
    await arrive(`<div data-ready="true">${tabs}</div>`);
    await send('#c', new Event('beforematch', bubbles));
    expect(location.hash).toBe('');
  });
});

const button = '<button type="button">Save</button>';
/** Marks an element as attached by React. */
const attach = (selector: string) =>
  Object.assign(document.querySelector(selector) ?? {}, { __reactProps$1: {} });

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

const savedLink = '<a data-saved href="/saved" hidden><span>Saved</span><span>0</span></a>';
test.each([
  ['{"courses":["adse","web"],"classes":[],"centres":["johar-town"]}', '3', ['adse,web', 'johar-town']],
  ['{"courses":[]}', '0', [null, null]],
  ['{"courses":"adse","centres":["johar-town",1,"<b>"],"classes":{}}', '1', [null, 'johar-town']],
  ['["adse"]', '0', [null, null]],
  ['broken', '0', [null, null]],
])('the link to the saved list contains the stored list %s', async (stored, count, values) => {
  localStorage.setItem('saved', stored);
  await arrive(`${savedLink}${page}`);
  const link = document.querySelector<HTMLAnchorElement>('a[data-saved]');
  expect(link?.hidden).toBe(count === '0');
  expect(link?.lastElementChild?.textContent).toBe(count);
  const { searchParams } = new URL(link?.href ?? '');
  expect(['courses', 'centres'].map((name) => searchParams.get(name))).toEqual(values);
});

const cities = (attributes: string) =>
  `<select ${attributes}><option value="">Any</option><option value="karachi">Karachi</option><option value="lahore">Lahore</option></select>`;
const radios = ['', 'karachi', 'lahore']
  .map((city) => `<input type="radio" name="in" data-city value="${city}"${city ? '' : ' checked'}>`)
  .join('');
const preset = () => [
  document.querySelector('select')?.value,
  document.querySelector<HTMLInputElement>(':checked[name=in]')?.value,
];
const storedCity = () => localStorage.getItem('city');

describe('the city', () => {
  const body = `${cities('data-city')}${radios}${page}`;
  afterEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['lahore', '/which-course', 'lahore'],
    ['', '/which-course', ''],
    ['no-such-"]city', '/which-course', ''],
    ['lahore', '/which-course?done=matric', ''],
  ])('stored as %s presets the controls of %s to "%s"', async (stored, address, shown) => {
    localStorage.setItem('city', stored);
    history.replaceState(null, '', address);
    await arrive(body);
    expect(preset()).toEqual([shown, shown]);
  });

  test('is set by the last changed control or followed link, and links can clear it', async () => {
    await arrive(
      `${body}<a data-city="" href="#x">Clear all</a><select id="other"><option>x</option></select>`,
    );
    const select = document.querySelector('select')!;
    await send('select', new MouseEvent('click', bubbles));
    expect(storedCity()).toBeNull();
    select.value = 'karachi';
    await send('select', new Event('change', bubbles));
    expect(storedCity()).toBe('karachi');
    await send('#other', new Event('change', bubbles));
    expect(storedCity()).toBe('karachi');
    await send('[data-city=""][href]', new MouseEvent('click', bubbles));
    expect(storedCity()).toBe('');
  });

  test('chosen while the page is loading is kept', async () => {
    localStorage.setItem('city', 'lahore');
    await arrive(body, { effectiveType: '3g' }, () => {
      const select = document.querySelector('select')!;
      select.value = 'karachi';
      select.dispatchEvent(new Event('change', bubbles));
    });
    expect([document.querySelector('select')?.value, storedCity()]).toEqual(['karachi', 'karachi']);
  });

  test('is added to links to all classes, except those that clear it', async () => {
    localStorage.setItem('city', 'lahore');
    await arrive(
      `${page}<a id="all" href="/batches">All</a><a id="none" href="/batches" data-city="">Clear</a>`,
    );
    const hrefOf = (id: string) => document.getElementById(id)?.getAttribute('href');
    expect([hrefOf('all'), hrefOf('none')]).toEqual(['/batches?city=lahore', '/batches']);
  });

  test('of a visited centre is used only if none is stored', async () => {
    await arrive(`<header data-in-city="multan"></header>${page}`);
    expect(storedCity()).toBe('multan');
    await arrive(`<header data-in-city="quetta"></header>${page}`);
    expect(storedCity()).toBe('multan');
  });
});

test('open or closed is shown, and updated when the visitor returns to the page', async () => {
  await arrive(`<span data-hours='[[0, 9e9, "open", "closed"]]'>old</span>${page}`);
  const shown = () => document.querySelector('[data-hours]')?.textContent;
  expect(shown()).toBe('open');
  document.querySelector('[data-hours]')?.replaceChildren('old');
  dispatchEvent(new Event('pageshow'));
  expect(shown()).toBe('open');
});
