import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './test';
import { invisibleControls } from './visible-controls';

export async function expectNoOverflow(page: Page): Promise<void> {
  const widerElements = () =>
    page.evaluate(() => {
      const windowWidth = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= windowWidth) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > windowWidth + 0.5)
        .slice(0, 5)
        .map(
          (element) =>
            `${element.tagName.toLowerCase()}.${element.className} ${element.textContent.slice(0, 40)}`,
        );
    });
  await expect.poll(widerElements, `wider than the window at ${page.url()}`).toEqual([]);
}

const unfitText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const range = document.createRange();
    const unfitWords = (fontName: string) => {
      const faults = root.scrollWidth > root.clientWidth ? [`wider than the window (${fontName})`] : [];
      const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = textWalker.nextNode(); text; text = textWalker.nextNode()) {
        const element = text.parentElement;
        if (!element?.checkVisibility() || element.closest('script')) continue;
        // An element narrower than 2 px is for screen readers only.
        if (element.getBoundingClientRect().width < 2) continue;
        const { fontFamily, fontSize } = getComputedStyle(element);
        if (!element.closest('h1, h2, h3, h4') && !/^"?(?:display|Fitted)/.test(fontFamily)) continue;
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s\-–—/…]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getBoundingClientRect().height > 1.6 * parseFloat(fontSize))
            faults.push(`${word} (${fontName})`);
        }
      }
      return faults;
    };
    const unfitInDisplayFont = unfitWords('display font');
    root.style.setProperty('--font-bricolage', '"Fitted Arial"');
    const withFallback = unfitWords('fallback');
    root.style.removeProperty('--font-bricolage');
    return [...unfitInDisplayFont, ...withFallback];
  });

export async function expectTextFits(page: Page): Promise<void> {
  expect(
    await unfitText(page),
    `text of ${page.url()} at ${await page.evaluate(() => innerWidth)} px`,
  ).toEqual([]);
}

export const printedSheets = async (page: Page): Promise<number> =>
  ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

/** The minified version of axe, because every checked page compiles it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  // Preloading is needed only for cross-origin style sheets, of which there are none.
  preload: false,
};

export const withoutHeaderAndFooter = { exclude: [['body > header'], ['footer']] };

/** Waits for running transitions, because axe measures the contrast of the colours between two states too. */
const waitForTransitions = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map((animation) => animation instanceof CSSTransition && animation.finished),
    ),
  );

async function violationsOf(
  page: Page,
  within: string | typeof withoutHeaderAndFooter | undefined,
  options: axe.RunOptions,
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await waitForTransitions(page);
  return page.evaluate(
    async ([part, options]) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      const { violations, incomplete } = await run(part ?? document, options);
      // axe reports text in the colour of its ground as undecided only.
      const isUnseen = ({ any }: axe.NodeResult) => any.some(({ data }) => data?.messageKey === 'equalRatio');
      const unseen = incomplete.map((rule) => ({ ...rule, nodes: rule.nodes.filter(isUnseen) }));
      return [...violations, ...unseen.filter(({ nodes }) => nodes.length > 0)];
    },
    [within, options] as const,
  );
}

async function expectNoViolation(
  page: Page,
  within: string | typeof withoutHeaderAndFooter | undefined,
  options: axe.RunOptions,
): Promise<void> {
  const violations = await violationsOf(page, within, options);
  const faults = violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} (${violation.nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')})`,
  );
  expect(faults, `axe at ${page.url()}`).toEqual([]);
}

/**
 * Expects no violation of WCAG 2.2 AA and axe's best practices, and visible icons. Scrolls to the top first, because
 * a target half covered by the sticky header would count as too small.
 */
export async function expectAccessible(
  page: Page,
  within?: string | typeof withoutHeaderAndFooter,
): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolation(page, within, axeOptions);
  const part = typeof within === 'object' ? 'main' : within;
  expect(await invisibleControls(page, part), `icons that cannot be seen at ${page.url()}`).toEqual([]);
}

/** Expects no violation of the rules that another window can break: sizes of targets, regions that scroll. */
export const expectAccessibleLayout = (page: Page, within?: typeof withoutHeaderAndFooter): Promise<void> =>
  expectNoViolation(page, within, {
    ...axeOptions,
    runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
  });
