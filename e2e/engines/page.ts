import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Window } from './window';
import { choose, control, find, library, place, select, tooWide, valueOf } from './in-page';

/** Timeout in ms for an expression in a page. */
const answerMs = 10_000;

/** A string matches the whole name, a RegExp a part. */
type Name = string | RegExp;
const sourceOf = (name: Name) =>
  typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : name.source;

/** A function call as an expression; the function may use only in-page.ts. */
const expressionOf = <A extends readonly unknown[]>(run: (...args: A) => unknown, args: A) =>
  `(() => { ${library}; return (${run.toString()})(...${JSON.stringify(args)}); })()`;

/** Actions and observations of a visitor in a browser window. Waits for everything it looks for. */
export function pageOf(window: Window, origin: string) {
  /** On a busy machine WebKitWebDriver occasionally does not respond to a script; callers that poll retry. */
  const evaluate = async <A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A) =>
    (await Promise.race([
      window.evaluate(expressionOf(run, args)),
      pause(answerMs, undefined, { ref: false }).then(() => {
        throw new Error('the browser does not answer');
      }),
    ])) as R;
  /** Waits until a function in the page returns true. It may fail in many ways while a document is being replaced. */
  const until = <A extends readonly unknown[]>(message: string, run: (...args: A) => boolean, ...args: A) =>
    expect.poll(() => evaluate(run, ...args).catch(() => false), { message, intervals: [100] }).toBe(true);

  /** Waits for a visible element with this selector and name. */
  const sees = (selector: string, name: Name) =>
    until(
      `${selector} named ${String(name)}`,
      (one: string, source: string) => find(one, source) !== undefined,
      selector,
      sourceOf(name),
    );

  const click = async (selector: string, name: Name) => {
    let last: string | undefined;
    // Must be at the same place twice: a moving element is not clicked, and Firefox has painted what was scrolled into
    // view.
    const attempt = async () => {
      const point = await evaluate(
        (one: string, source: string) => place(find(one, source)),
        selector,
        sourceOf(name),
      ).catch(() => undefined);
      const before = last;
      last = point?.join();
      // WebDriver returns null for undefined.
      if (!point || last !== before) return false;
      await window.click(...point);
      return true;
    };
    await expect
      .poll(attempt, { message: `click ${selector} named ${String(name)}`, intervals: [100] })
      .toBe(true);
  };

  /** The page's URL once it is parsed; the browser's may be that of a page still loading. */
  const address = () =>
    evaluate(() =>
      document.readyState === 'loading' ? '' : location.pathname + location.search + location.hash,
    ).catch(() => '');

  /**
   * Runs a command that replaces the document, and waits until the next one, whose URL starts with `start`, is parsed.
   */
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
  /** WebKitWebDriver occasionally ignores a navigation: retry. */
  const load = (url: string) => expect(() => replaceDocument(url, () => window.go(url))).toPass();
  const go = (path: string) => load(origin + path);
  const isAlive = () => document.querySelector('#navigation[data-ready]') !== null;

  /** Moves the pointer until React has hydrated; a busy browser may miss one move. */
  const wake = async () => {
    let x = 100;
    const move = async () => {
      x += 20;
      await window.move(x, 300);
      return evaluate(isAlive);
    };
    await expect.poll(move, { intervals: [250] }).toBe(true);
  };

  const fill = async (label: string, text: string) => {
    await until(`fill ${label}`, (one: string) => select(one) !== undefined, label);
    await window.type(text);
  };

  return {
    evaluate,
    go,
    reload: () => replaceDocument(origin, window.reload),
    back: window.back,
    /** Width and height of the window in pixels; the MiniBrowser's is at least 447 wide. */
    resize: window.resize,
    /** Waits for hydration. */
    comesAlive: () => until('React', isAlive),
    wake,
    /** Loads a page and hydrates it. */
    goAndWake: async (path: string) => {
      await go(path);
      await wake();
    },
    key: window.press,
    type: window.type,
    click,
    /** Replaces the text of a field. */
    fill,
    /** Types a month, `YYYY-MM`: into the parts of the field if the browser shows parts. */
    typeMonth: async (label: string, month: string) => {
      const [year = '', number = ''] = month.split('-');
      const isMonth = (await evaluate(select, label)) === 'month';
      if (isMonth && window.typeYearFirst) await window.typeYearFirst(year, number);
      else await window.type(isMonth ? `${number}${year}` : month);
    },
    upload: async (label: string, file: string) => {
      await until(`upload to ${label}`, (one: string) => control(one) !== undefined, label);
      await window.upload(expressionOf(control, [label]), file);
    },
    choose: (label: string, text: string) => until(`choose ${text} of ${label}`, choose, label, text),
    sees,
    /** Waits until a labelled control has this value. */
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
