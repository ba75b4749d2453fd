import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test';

/** Windows in which every page must fit. */
const widths = [360, 768, 1024, 1280, 1366, 1920] as const;
/** Faces, each with the windows in which it is tried; one that app/fonts.css does not fit overflows narrow ones. */
const faces = { Roboto: widths, 'a fitted wide face': widths, 'a wide face': widths.slice(0, 3) } as const;
type Face = keyof typeof faces;

/** What is wider than the window, and lines that break although they need not. The page keeps the face. */
export const brokenLines = (page: Page, face: Face): Promise<string[]> =>
  page.evaluate((face) => {
    const range = document.createRange();
    /** True if a text in an element is on more than one line. */
    function breaks(element: Element): boolean {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) < 3) continue;
        range.selectNodeContents(text);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) return true;
      }
      return false;
    }
    /** True if a phone has no more room for an element: a cell of a grid, or a button as wide as what is around it. */
    function isFull(element: Element): boolean {
      const around = element.parentElement!;
      const room = around.getBoundingClientRect().width - 1;
      return (
        innerWidth < 768 &&
        (getComputedStyle(around).display === 'grid' || element.getBoundingClientRect().width >= room)
      );
    }
    const root = document.documentElement;
    if (root.dataset.face !== face) {
      root.dataset.face = face;
      root.style.removeProperty('--font-text');
      const fitted = getComputedStyle(root).getPropertyValue('--font-text').replace('Roboto,', '');
      if (face === 'a fitted wide face') root.style.setProperty('--font-text', fitted);
      if (face === 'a wide face') root.style.setProperty('--font-text', 'DejaVu Sans');
    }
    const found: string[] = [];
    const report = (what: string) => found.push(`${what} at ${innerWidth} px in ${face}`);
    if (root.scrollWidth > root.clientWidth) report(`${root.scrollWidth} px wide`);
    const header = document.querySelector('body > header')!;
    const links = [...header.querySelectorAll('li > a')].filter((link) => link.checkVisibility());
    const bar = header.getBoundingClientRect().height / parseFloat(getComputedStyle(root).fontSize);
    if (new Set(links.map((link) => link.getBoundingClientRect().top)).size > 1 || bar > 5)
      report('header of two lines');
    // With a face that app/fonts.css does not fit, lines may break.
    if (face === 'a wide face') return found;
    for (const element of document.querySelectorAll('a, button, label, summary, li p')) {
      // In a wide list the time of a class is a column, which may have two lines.
      const row = innerWidth < 768 ? '[class$=_when], [class$=_status]' : '[class$=_status]';
      const isKnown = element.matches(`header a, [role=tab], [class$=_tab], li :is(${row})`);
      const isPill = parseFloat(getComputedStyle(element).borderTopLeftRadius) > 99;
      if (!(isKnown || isPill) || !element.checkVisibility()) continue;
      if (breaks(element) && !isFull(element)) report(`broken: ${element.textContent.trim().slice(0, 40)}`);
    }
    return found;
  }, face);

/** Resizes the window, several times as fast as Playwright does. */
export const resizeWindow = (devtools: CDPSession, width: number) =>
  devtools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });

/** Expects a page to fit every window, with no broken line, in each face, Roboto last, in which `look` looks at it. */
export async function expectUnbrokenLines(
  page: Page,
  devtools: CDPSession,
  look: (width: (typeof widths)[number]) => Promise<void>,
): Promise<void> {
  for (const [face, itsWidths] of Object.entries(faces).toReversed() as [Face, typeof widths][])
    for (const width of itsWidths) {
      await resizeWindow(devtools, width);
      expect.soft(await brokenLines(page, face), page.url()).toEqual([]);
      if (face === 'Roboto') await look(width);
    }
}
