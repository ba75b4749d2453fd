import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Window } from './window';
import { choose, control, find, library, place, select, tooWide, valueOf } from './in-page';

/** Time in milliseconds within which an expression in a page must answer. */
const answerMs = 10_000;

/** A text is the whole name; an expression matches. */
type Name = string | RegExp;
const sourceOf = (name: Name) =>
  typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : name.source;

/** A function with its arguments as an expression; it may use nothing outside itself but the functions of in-page.ts. */
const expressionOf = <A extends readonly unknown[]>(run: (...args: A) => unknown, args: A) =>
  `(() => { ${library}; return (${run.toString()})(...${JSON.stringify(args)}); })()`;

/** What a visitor does and sees in the window of a browser. Whatever is looked for is waited for. */
export function pageOf(window: Window, origin: string) {
  /** On a busy machine WebKitWebDriver leaves a script without an answer now and then: whoever polls asks again. */
  const evaluate = async <A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A) =>
    (await Promise.race([
      window.evaluate(expressionOf(run, args)),
      pause(answerMs, undefined, { ref: false }).then(() => {
        throw new Error('the browser does not answer');
      }),
    ])) as R;
  /** Waits until a function in the page is true. While a document is being replaced it may fail in many ways. */
  const until = <A extends readonly unknown[]>(message: string, run: (...args: A) => boolean, ...args: A) =>
    expect.poll(() => evaluate(run, ...args).catch(() => false), { message, intervals: [100] }).toBe(true);

  /** Waits until a visible element with this selector and name is there. */
  const sees = (selector: string, name: Name) =>
    until(
      `${selector} named ${String(name)}`,
      (one: string, source: string) => find(one, source) !== undefined,
      selector,
      sourceOf(name),
    );

  const click = async (selector: string, name: Name) => {
    let last: string | undefined;
    // Twice at one place: what moves is not clicked, and Firefox has painted what was scrolled into view.
    const attempt = async () => {
      const point = await evaluate(
        (one: string, source: string) => place(find(one, source)),
        selector,
        sourceOf(name),
      ).catch(() => undefined);
      const before = last;
      last = point?.join();
      // WebDriver knows no undefined and answers null.
      if (!point || last !== before) return false;
      await window.click(...point);
      return true;
    };
    await expect
      .poll(attempt, { message: `click ${selector} named ${String(name)}`, intervals: [100] })
      .toBe(true);
  };

  /** The page's own address, once it is parsed: that of the browser may be of a page still to come. */
  const address = () =>
    evaluate(() =>
      document.readyState === 'loading' ? '' : location.pathname + location.search + location.hash,
    ).catch(() => '');

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
  const load = (url: string) => expect(() => replaceDocument(url, () => window.go(url))).toPass();
  const go = (path: string) => load(origin + path);
  const isAlive = () => document.querySelector('#navigation[data-ready]') !== null;

  /** Moves the pointer until React is there: a busy browser may miss one move. */
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
    /** Waits for React. */
    comesAlive: () => until('React', isAlive),
    wake,
    /** Loads a page and wakes it. */
    goAndWake: async (path: string) => {
      await go(path);
      await wake();
    },
    key: window.press,
    type: window.type,
    click,
    /** Replaces what a text field holds. */
    fill,
    /** Types a month, `YYYY-MM`: into the parts of the field where the browser shows parts, else as it is. */
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
