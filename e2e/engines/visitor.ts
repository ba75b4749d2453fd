import { expect } from '@playwright/test';
import { resultMessages } from '@/lib/shared/registration/messages';
import { attendeesWithEmail } from '@/tests/support/e2e/fill-registration';
import type { Window } from './drivers';

/** A string matches the whole name, a RegExp a part. */
type Name = string | RegExp;
const patternOf = (name: Name) => (typeof name === 'string' ? `^${RegExp.escape(name)}$` : name.source);

// The following functions run in the page, where they may call only themselves and those of `functionTexts`.

function find(selector: string, name: string): Element | undefined {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      ('checkVisibility' in element
        ? element.checkVisibility()
        : (element as Element).getClientRects().length > 0) &&
      new RegExp(name).test(nameOf(element).replace(/\s+/g, ' ').trim()),
  );
}

const control = (label: string) => (find('label', `^${label}`) as HTMLLabelElement | undefined)?.control;

/** The point at which an element can be clicked: its middle, scrolled into view, not covered. */
function pointOf(selector: string, name: string): string | undefined {
  const element = find(selector, name);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = [...(element?.getClientRects() ?? [])].find(({ width, height }) => width > 0 && height > 0);
  if (!element || !box) return undefined;
  const [x, y] = [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
  return element.contains(document.elementFromPoint(x, y)) ? `${x} ${y}` : undefined;
}

function focus(label: string): boolean {
  const field = control(label);
  (field as HTMLElement | undefined)?.focus();
  if (field instanceof HTMLInputElement) field.select();
  return field !== undefined;
}

function choose(label: string, text: string): boolean {
  const field = control(label) as HTMLSelectElement | undefined;
  const option = [...(field?.options ?? [])].find((candidate) => candidate.text.startsWith(text));
  if (!field || !option) return false;
  field.focus();
  option.selected = true;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

const valueOf = (label: string) => (control(label) as HTMLInputElement | undefined)?.value;
const readAddress = () =>
  document.readyState === 'loading' ? '' : location.pathname + location.search + location.hash;
const isHydrated = () => document.querySelector('#navigation[data-ready]') !== null;
const focusSwitch = () =>
  document.querySelector('[role=switch]')?.dispatchEvent(new Event('focusin', { bubbles: true }));
const isShown = (text: string) => document.body.innerText.includes(text);
const fitsWindow = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;

const functionTexts = Object.entries({ control, valueOf })
  .map(([name, run]) => `const ${name} = ${run}`)
  .concat([find, pointOf, focus, choose].map(String))
  .join(';\n');

export function visitorOf(
  window: Window,
  { origin, file, release }: { origin: string; file: string; release: () => void },
) {
  const callText = <A extends readonly unknown[]>(run: (...args: A) => unknown, ...args: A) =>
    `(() => { ${functionTexts}; return (${run})(...${JSON.stringify(args)}); })()`;
  /** Calls a function in the page until it returns `expected`; it may throw while a document is being replaced. */
  const pollUntil = <A extends readonly unknown[]>(
    expected: unknown,
    run: (...args: A) => unknown,
    ...args: A
  ) =>
    expect
      .poll(() => window.evaluate(callText(run, ...args)).catch(() => undefined), {
        message: `${run.name}(${args.join(', ')})`,
        intervals: [100],
      })
      .toEqual(expected);
  return {
    go: async (path: string) => {
      await window.go(origin + path);
      await pollUntil(path, readAddress);
    },
    hydrate: async () => {
      await window.evaluate(callText(focusSwitch));
      await pollUntil(true, isHydrated);
    },
    release,
    click: async (selector: string, name: Name) => {
      let lastPoint: unknown;
      // Clicks only an element that is at the same place twice, so that it no longer moves.
      const click = async () => {
        const point = await window
          .evaluate(callText(pointOf, selector, patternOf(name)))
          .catch(() => undefined);
        if (!point || point !== lastPoint) {
          lastPoint = point;
          return false;
        }
        const [x = 0, y = 0] = String(point).split(' ').map(Number);
        await window.click(x, y);
        return true;
      };
      await expect.poll(click, { message: `click ${selector} ${name}`, intervals: [100] }).toBe(true);
    },
    fill: async (label: string, text: string) => {
      await pollUntil(true, focus, label);
      await window.type(text);
    },
    upload: async (label: string) => {
      await pollUntil(true, focus, label);
      await window.upload(callText(control, label), file);
    },
    choose: (label: string, text: string) => pollUntil(true, choose, label, text),
    type: (text: string) => window.type(text),
    press: (key: Parameters<Window['press']>[0]) => window.press(key),
    sees: (selector: string, name: Name) =>
      pollUntil(
        true,
        (cssSelector: string, source: string) => find(cssSelector, source) !== undefined,
        selector,
        patternOf(name),
      ),
    holds: (label: string, text: string) => pollUntil(text, valueOf, label),
    isAt: (path: Name) => pollUntil(expect.stringMatching(patternOf(path)), readAddress),
    isRegistered: async (email: string) => {
      await pollUntil(true, isShown, resultMessages.visitor);
      expect(await attendeesWithEmail(email)).toHaveLength(1);
    },
    /** Makes the window narrow; the MiniBrowser's is at least 447 pixels wide. */
    narrow: () => window.resize(360, 780),
    hasNoOverflow: () => pollUntil(true, fitsWindow),
  };
}
type Visitor = ReturnType<typeof visitorOf>;

export type Action = {
  [Name in keyof Visitor]: readonly [Name, ...Parameters<Visitor[Name]>];
}[keyof Visitor];

export async function runActions(visitor: Visitor, actions: readonly Action[]): Promise<void> {
  for (const [name, ...args] of actions)
    await (visitor[name] as (...all: readonly unknown[]) => unknown)(...args);
}
