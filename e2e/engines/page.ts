import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { control, find, focus, library, option, tooWide, valueOf } from './in-page';
import { WebDriverError, type Send } from './webdriver';

/** Time in milliseconds within which a script in a page must answer. */
const scriptMs = 10_000;

/** The key under which WebDriver passes an element between browser and client. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebDriver's code points of the keys that the journeys press. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Right: '\uE014', Down: '\uE015' };

/** A text is the whole name; an expression matches. */
type Name = string | RegExp;
const sourceOf = (name: Name) =>
  typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : name.source;

/** Refusals that come before anything has happened in the page, so that trying again is safe. */
const notYet = /no such element|stale element|not interactable|click intercepted/;

/** What a visitor does and sees in the window of a browser. Whatever is looked for is waited for. */
export function pageOf(send: Send, origin: string) {
  /** On a busy machine WebKitWebDriver leaves a script without an answer now and then: whoever polls asks again. */
  const execute = (script: string, args: readonly unknown[]) =>
    Promise.race([
      send('ExecuteScript', { script: `${library};\n${script}`, args }),
      pause(scriptMs, undefined, { ref: false }).then(() => {
        throw new Error('the browser does not answer');
      }),
    ]);
  /** Runs a function in the page; it may use nothing outside itself but the functions of in-page.ts. */
  const evaluate = async <A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A) =>
    (await execute(`return (${run.toString()}).apply(null, arguments)`, args)) as R;

  type Search<A extends readonly unknown[]> = (...args: A) => Element | undefined;
  /** Finds an element and brings it into view at once, because WebKitWebDriver does not wait for smooth scrolling. */
  const elementId = async <A extends readonly unknown[]>(search: Search<A>, args: A) => {
    const script = `const found = (${search.toString()}).apply(null, arguments);
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return found;`;
    const found = (await execute(script, args)) as Record<string, string> | null | undefined;
    return found?.[elementKey];
  };

  const onElement = async <A extends readonly unknown[]>(
    act: (id: string) => Promise<unknown>,
    search: Search<A>,
    ...args: A
  ) => {
    const attempt = async () => {
      // While a document is being replaced a search may fail in many ways; trying again is safe.
      const id = await elementId(search, args).catch(() => undefined);
      if (id === undefined) return `not found: ${args.join(', ')}`;
      try {
        await act(id);
        return 'done';
      } catch (error) {
        if (error instanceof WebDriverError && notYet.test(error.code)) return error.message;
        throw error;
      }
    };
    await expect.poll(attempt, { intervals: [100] }).toBe('done');
  };

  const press = (actions: readonly object[]) =>
    send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const strokes = (text: string) =>
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
  /** The page's own address, once it is parsed: that of the browser may be of a page still to come. */
  const address = () =>
    evaluate(() =>
      document.readyState === 'loading' ? '' : location.pathname + location.search + location.hash,
    ).catch(() => '');

  /** Waits until a visible element with this selector and name is there. */
  const sees = async (selector: string, name: Name) => {
    const isThere = () =>
      evaluate((one: string, source: string) => find(one, source) !== undefined, selector, sourceOf(name));
    const message = `${selector} named ${String(name)}`;
    await expect.poll(() => isThere().catch(() => false), { message, intervals: [100] }).toBe(true);
  };

  /** Runs a command that replaces the document, and waits until the next one, whose address begins so, is parsed. */
  const replaceDocument = async (start: string, replace: () => Promise<unknown>) => {
    await evaluate(() => document.documentElement.setAttribute('data-replaced', ''));
    await replace();
    // Firefox may show an empty document in between.
    const isParsed = (expected: string) =>
      location.href.startsWith(expected) &&
      document.readyState !== 'loading' &&
      !document.documentElement.hasAttribute('data-replaced');
    const limits = { intervals: [50], timeout: 20_000 };
    await expect.poll(() => evaluate(isParsed, start).catch(() => false), limits).toBe(true);
  };
  /** WebKitWebDriver forgets an address now and then: then it is given again. */
  const load = (url: string) => expect(() => replaceDocument(url, () => send('Navigate', { url }))).toPass();
  const go = (path: string) => load(origin + path);
  const isAlive = () => evaluate(() => document.querySelector('#navigation[data-ready]') !== null);

  /** Moves the pointer until React is there: a busy browser may miss one move. */
  const wake = async () => {
    let x = 100;
    const move = async () => {
      x += 20;
      const actions = [{ type: 'pointerMove', duration: 0, x, y: 300 }];
      await send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      return isAlive();
    };
    await expect.poll(move, { intervals: [250] }).toBe(true);
  };

  /** Types into the element that has the focus. */
  const type = (text: string) => press(strokes(text));
  const fill = (label: string, text: string) =>
    onElement(
      async (id) => {
        await send('ElementClear', { id });
        await send('ElementSendKeys', { id, text });
      },
      control,
      label,
    );

  return {
    evaluate,
    go,
    reload: () => replaceDocument(origin, () => send('Refresh')),
    /** Leaves the site, and waits for that: WebKit forgets an address that is asked for meanwhile. */
    leave: () => load('about:blank'),
    back: () => send('Back'),
    /** Width and height of the window in pixels; each browser has a least width of its own (Firefox 500, MiniBrowser 447). */
    resize: (width: number, height: number) => send('SetWindowRect', { width, height }),
    /** Waits for React. */
    comesAlive: () => expect.poll(isAlive).toBe(true),
    wake,
    /** Loads a page and wakes it. */
    goAndWake: async (path: string) => {
      await go(path);
      await wake();
    },
    key: (name: keyof typeof keys) => press(strokes(keys[name])),
    type,
    click: (selector: string, name: Name) =>
      onElement((id) => send('ElementClick', { id }), find, selector, sourceOf(name)),
    /** Replaces what a text field holds. */
    fill,
    /** Types a month, `YYYY-MM`: into the parts of the field where the browser shows parts, else as it is. */
    typeMonth: async (label: string, month: string) => {
      const [year, number] = month.split('-');
      if ((await evaluate(focus, label)) === 'month') await type(`${number}${year}`);
      else await fill(label, month);
    },
    upload: (label: string, file: string) =>
      onElement((id) => send('ElementSendKeys', { id, text: file }), control, label),
    choose: (label: string, text: string) =>
      onElement((id) => send('ElementClick', { id }), option, label, text),
    sees,
    /** Waits for what a labelled control holds. */
    holds: (label: string, text: string) => expect.poll(() => evaluate(valueOf, label)).toBe(text),
    /** Waits for the path with query and fragment. */
    isAt: async (path: Name) =>
      expect.poll(address).toMatch(typeof path === 'string' ? new RegExp(sourceOf(path)) : path),
    /** Waits until the focus is on an element with this name. */
    hasFocusOn: (name: Name) =>
      expect
        .poll(() => evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim() ?? ''))
        .toMatch(new RegExp(sourceOf(name))),
    hasNoOverflow: () => expect.poll(() => evaluate(tooWide)).toEqual([]),
  };
}
export type EnginePage = ReturnType<typeof pageOf>;
