import { loaderScripts } from './loader';

const address = '/_next/static/chunks/a.js';
const addresses = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

const listeners: (readonly [string, EventListener])[] = [];

/** Runs the loader in a document with these tags, on a line of this kind. */
function arrive(
  body: string,
  connection: { effectiveType: string; saveData?: boolean } = { effectiveType: '3g' },
) {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener, true);
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  Object.assign(navigator, { connection });
  Object.assign(performance, { getEntriesByType: () => [] });
  const add = jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    EventTarget.prototype.addEventListener.call(window, type, listener as EventListener, true);
  });
  new Function(loaderScripts.loader)();
  add.mockRestore();
}
const page = `<link rel="stylesheet" href="/a.css" disabled><p>Text</p><a href="/about">About</a><a href="#tab">Tab</a><script type="text/plain" data-src="${address}"></script>`;
const send = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event);
const bubbles = { bubbles: true };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('nothing loads by itself on a slow line', () => {
  arrive(page);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(addresses()).toEqual([]);
  expect(document.querySelector('link[disabled]')).not.toBeNull();
});

test.each([
  ['a press', 'p', new MouseEvent('click', bubbles)],
  ['a press on a link within the page', 'a + a', new MouseEvent('click', bubbles)],
  ['a key', 'p', new KeyboardEvent('keydown', { ...bubbles, key: 'Tab' })],
  ['the focus', 'p', new FocusEvent('focusin', bubbles)],
])('%s loads the scripts, once, and enables the sheets', (_, selector, event) => {
  arrive(page);
  send(selector, event);
  send(selector, event);
  expect(addresses()).toEqual([address]);
  expect(document.querySelector('link[disabled]')).toBeNull();
});

test.each([
  ['a link that is followed', 'a', new MouseEvent('click', bubbles)],
  ['a link that is followed by key', 'a', new KeyboardEvent('keydown', { ...bubbles, key: 'Enter' })],
  ['a mouse that rests', 'p', new Event('pointermove', bubbles)],
])('%s loads nothing', (_, selector, event) => {
  arrive(page);
  send(selector, event);
  expect(addresses()).toEqual([]);
});

test.each([
  ['a moving mouse', 'mouse', [address]],
  ['a finger that scrolls', 'touch', []],
])('%s', (_, pointerType, expected) => {
  arrive(page);
  send('p', Object.assign(new Event('pointermove', bubbles), { pointerType, movementX: 3, movementY: 0 }));
  expect(addresses()).toEqual(expected);
});

test.each([
  [{ effectiveType: '4g' }, undefined, 1],
  [{ effectiveType: '4g', saveData: true }, undefined, 0],
  [{ effectiveType: '4g', saveData: true }, 'off', 1],
  [{ effectiveType: '4g' }, 'on', 0],
  [{ effectiveType: '3g' }, 'off', 0],
])('on the line %j with low data %s, %i scripts load when the page is idle', (line, lowData, count) => {
  if (lowData) localStorage.setItem('low-data', lowData);
  arrive(page, line);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(10_000);
  expect(addresses()).toHaveLength(count);
  expect(document.querySelectorAll('script[type=speculationrules]')).toHaveLength(count);
});

test('a tab with a draft loads them at once', () => {
  sessionStorage.setItem('draft:visitor', '{}');
  arrive(page);
  expect(addresses()).toEqual([address]);
});

test('a script that does not arrive is tried again at the next intent', () => {
  arrive(page);
  send('p', new MouseEvent('click', bubbles));
  document.querySelector('script[src]')?.dispatchEvent(new Event('error'));
  expect(addresses()).toEqual([]);
  send('p', new MouseEvent('click', bubbles));
  expect(addresses()).toEqual([address]);
});

test('the other scripts wait for the data of the page', () => {
  arrive(`<script type="text/plain" data-src="/data.js" data-first=""></script>${page}`);
  send('p', new MouseEvent('click', bubbles));
  expect(addresses()).toEqual(['/data.js']);
  document.querySelector('script[src]')?.dispatchEvent(new Event('load'));
  expect(addresses()).toEqual(['/data.js', address]);
});

test('it is small', () => expect(loaderScripts.loader.length).toBeLessThan(3_500));

describe('before hydration', () => {
  const tabs =
    '<div><div id="a">First</div><div id="b" data-panel>Second</div><div id="c" data-panel>Third</div></div>';
  afterEach(() => history.replaceState(null, '', '/'));
  const hidden = () => [...document.querySelectorAll('[hidden="until-found"]')].map(({ id }) => id);

  test('collapsed panels can be found, and what is found opens its panel by the fragment', () => {
    arrive(tabs);
    expect(hidden()).toEqual(['b', 'c']);
    send('#c', new Event('beforematch', bubbles));
    expect(location.hash).toBe('#c');
  });

  test('a hydrated panel is left to React', () => {
    arrive(`<div data-ready="true">${tabs}</div>`);
    send('#c', new Event('beforematch', bubbles));
    expect(location.hash).toBe('');
  });
});
