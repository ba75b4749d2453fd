import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test';

const widths = [360, 768, 1024, 1280, 1366, 1920] as const;
/** The faces to try, with Roboto last, because the page keeps it. Of these app/fonts.css does not fit "a wide face". */
const faces = ['a wide face', 'a fitted wide face', 'Roboto'] as const;

/** What is wider than the window, and in fitted faces lines that break although they need not. */
export const brokenLines = (
  page: Page,
  triedFaces: readonly (typeof faces)[number][] = faces,
): Promise<string[]> =>
  page.evaluate((triedFaces) => {
    const range = document.createRange();
    function breaks(element: Element): boolean {
      const textWalker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = textWalker.nextNode(); text; text = textWalker.nextNode()) {
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) < 3) continue;
        range.selectNodeContents(text);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) return true;
      }
      return false;
    }
    /** True if a phone has no more room for an element: a cell of a grid, or a button as wide as its parent. */
    function isFull(element: Element): boolean {
      const parent = element.parentElement!;
      const roomWidth = parent.getBoundingClientRect().width - 1;
      return (
        innerWidth < 768 &&
        (getComputedStyle(parent).display === 'grid' || element.getBoundingClientRect().width >= roomWidth)
      );
    }
    const root = document.documentElement;
    root.style.removeProperty('--font-text');
    const fittedFonts = getComputedStyle(root).getPropertyValue('--font-text').replace('Roboto,', '');
    /** The faults in a face. One `evaluate` tries all: between two, Chromium would paint the page. */
    function faultsIn(face: (typeof triedFaces)[number]): string[] {
      root.style.removeProperty('--font-text');
      if (face === 'a fitted wide face') root.style.setProperty('--font-text', fittedFonts);
      if (face === 'a wide face') root.style.setProperty('--font-text', 'DejaVu Sans');
      const faults: string[] = [];
      const report = (what: string) => faults.push(`${what} at ${innerWidth} px in ${face}`);
      if (root.scrollWidth > root.clientWidth) report(`${root.scrollWidth} px wide`);
      const header = document.querySelector('body > header')!;
      const menuLinks = [...header.querySelectorAll('li > a')].filter((link) => link.checkVisibility());
      const barRem = header.getBoundingClientRect().height / parseFloat(getComputedStyle(root).fontSize);
      if (new Set(menuLinks.map((link) => link.getBoundingClientRect().top)).size > 1 || barRem > 5)
        report('header of two lines');
      // With a face that app/fonts.css does not fit, lines may break.
      if (face === 'a wide face') return faults;
      for (const element of document.querySelectorAll('a, button, label, summary, li p')) {
        // In a wide list the time of a class is a column, which may have two lines.
        const row = innerWidth < 768 ? '[class$=_when], [class$=_status]' : '[class$=_status]';
        const isKnown = element.matches(`header a, [data-tab], li :is(${row})`);
        const isPill = parseFloat(getComputedStyle(element).borderTopLeftRadius) > 99;
        if (!(isKnown || isPill) || !element.checkVisibility()) continue;
        if (breaks(element) && !isFull(element)) report(`broken: ${element.textContent.trim().slice(0, 40)}`);
      }
      return faults;
    }
    return triedFaces.flatMap(faultsIn);
  }, triedFaces);

/** Resizes the window, faster than Playwright does. */
export const resizeWindow = (devtools: CDPSession, width: number) =>
  devtools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });

/** Shows or hides header and footer: they are the same on every page, and half of its elements. */
export const showFrame = (page: Page, isShown: boolean) =>
  page.evaluate(
    (display) => {
      for (const part of document.querySelectorAll<HTMLElement>('body > header, footer'))
        part.style.display = display;
    },
    isShown ? '' : 'none',
  );

export async function expectUnbrokenLines(page: Page, devtools: CDPSession): Promise<void> {
  for (const width of widths) {
    await resizeWindow(devtools, width);
    // The face that is not fitted is tried in narrow windows only, because it overflows those first.
    const triedFaces = width > 1024 ? faces.slice(1) : faces;
    expect.soft(await brokenLines(page, triedFaces), page.url()).toEqual([]);
  }
}
