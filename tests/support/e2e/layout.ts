import type { Page } from '@playwright/test';

// One visual language: the sizes of headings, heights of buttons and radii that pages use. A new kind is a mistake, or
// a new token of app/tokens.css and a new value here.
const designKinds = {
  phoneHeadings: [38, 34, 24, 18, 16],
  deskHeadings: [70.4, 64, 42, 24, 17],
  buttons: [48, 40],
  belowFront: [24, 48],
  /** 14, 8, the pill, and the cut corner of the semester project; circles and quarter circles are drawings. */
  radii: ['14px', '8px', '999px', '56px'],
};

export const unknownDesignKinds = (page: Page): Promise<string[]> =>
  page.evaluate((known) => {
    const elementsByKind = new Map<string, Element>();
    const firstSection = document.querySelector('header#first-view + *');
    const frontDistance = firstSection ? parseFloat(getComputedStyle(firstSection).paddingTop) : 24;
    if (firstSection && !known.belowFront.includes(frontDistance))
      elementsByKind.set(`${frontDistance} px below the front`, firstSection);
    const headings = innerWidth < 960 ? known.phoneHeadings : known.deskHeadings;
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility() || element.closest('svg')) continue;
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (width < 2) continue;
      const size = Math.round(parseFloat(style.fontSize) * 10) / 10;
      const isHeading = element.matches('h1, h2, h3, h4, legend') && /display|Fitted/.test(style.fontFamily);
      if (isHeading && !headings.includes(size)) elementsByKind.set(`heading ${size}`, element);
      const nextBox = isHeading && !element.className && element.nextElementSibling?.getBoundingClientRect();
      const gap = nextBox ? nextBox.top - element.getBoundingClientRect().bottom : NaN;
      if (gap > -1 && gap < 3.5) elementsByKind.set(`heading ${gap} above what follows`, element);
      const isPill = parseFloat(style.borderTopLeftRadius) > 99 && width > height + 8;
      // A text of three lines makes a button higher.
      const isLine = height < 1.7 * parseFloat(style.lineHeight) + 30;
      const isButton = element.matches('a, button, label, summary') && isPill && isLine;
      if (isButton && !known.buttons.includes(Math.round(height)))
        elementsByKind.set(`button ${Math.round(height)}`, element);
      for (const corner of ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const) {
        const radius = style[`border${corner}Radius`];
        if (!/%|^0px$/.test(radius) && !known.radii.includes(radius))
          elementsByKind.set(`radius ${radius}`, element);
      }
    }
    return Array.from(
      elementsByKind,
      ([kind, { tagName, textContent }]) => `${kind}: ${tagName} ${textContent.trim().slice(0, 30)}`,
    );
  }, designKinds);

/** Width of the container (app/primitives.css) at each window width. */
const widthByWindow = { 360: 328, 768: 719, 1280: 1200, 1920: 1478 };

/** Containers of header, breadcrumb, content and footer with edges of their own, or a breadcrumb of two lines. */
export const misplacedContainers = (page: Page): Promise<string[]> =>
  page.evaluate((widths) => {
    const isHome = location.pathname === '/';
    const edge = (innerWidth - Reflect.get(widths, innerWidth)) / 2;
    // From 960 px on the main content of home is 77% of the window wide.
    const edgeOf = (element: Element) =>
      isHome && innerWidth >= 960 && element.closest('main') ? innerWidth * 0.115 : edge;
    const containers = [...document.querySelectorAll(':is(body > header, main, footer) .container')]
      .filter((element) => element.checkVisibility() && !element.parentElement?.closest('.container'))
      .map((element) => ({
        name: element.className,
        box: element.getBoundingClientRect(),
        edge: edgeOf(element),
      }));
    const misplacedContainers = containers
      .filter(
        ({ box, edge }) => Math.abs(box.left - edge) > 1.5 || Math.abs(box.right - (innerWidth - edge)) > 1.5,
      )
      .map(({ name, box }) => `${name}: ${box.left}–${box.right}`);
    if (document.querySelectorAll(':is(body > header, footer) .container').length < 2)
      misplacedContainers.push('no frame');
    if (isHome) return misplacedContainers;
    const crumbs = document.querySelector('nav[aria-label=Breadcrumb]')?.getBoundingClientRect();
    const top = document.querySelector('main')?.getBoundingClientRect().top;
    const isSound =
      crumbs &&
      Math.abs(crumbs.x - edge) <= 1 &&
      Math.abs(crumbs.y - Number(top)) <= 1 &&
      crumbs.height === 40;
    return isSound ? misplacedContainers : [...misplacedContainers, `breadcrumb: ${JSON.stringify(crumbs)}`];
  }, widthByWindow);

/** Words cut off by a box that cannot be scrolled, short words broken over two lines, and overlapping texts. */
export const unreadableTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const clipsText = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const isText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (!isText || element.clientWidth <= 2 || !element.checkVisibility()) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      if (
        textOverflow !== 'ellipsis' &&
        ((clipsText(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (clipsText(overflowY) && element.scrollHeight > element.clientHeight + 1))
      )
        faults.push(`cut off: ${element.className} ${element.textContent.slice(0, 40)}`);
    }

    const lines: { box: DOMRect; element: Element; text: string }[] = [];
    const range = document.createRange();
    const visibleBox = (box: DOMRect, element: Element) => {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const ancestorBox = ancestor.getBoundingClientRect();
        [left, top] = [Math.max(left, ancestorBox.left), Math.max(top, ancestorBox.top)];
        [right, bottom] = [Math.min(right, ancestorBox.right), Math.min(bottom, ancestorBox.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = textWalker.nextNode(); text; text = textWalker.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true }) || element.closest('script, option, header'))
        continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].map((box) => visibleBox(box, element));
      const visibleBoxes = boxes.filter(({ width, height }) => width > 4 && height > 4);
      lines.push(...visibleBoxes.map((box) => ({ box, element, text: text.textContent ?? '' })));
      // URLs may break.
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/(?<![@.\p{L}])[\p{L}\p{N}]+/gu)) {
        if (visibleBoxes.length === 0 || word.length > 8) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (rows.size > 1) faults.push(`broken: ${word}`);
      }
    }
    for (const [index, line] of lines.entries())
      for (const laterLine of lines.slice(index + 1)) {
        if (line.element.contains(laterLine.element) || laterLine.element.contains(line.element)) continue;
        const width =
          Math.min(line.box.right, laterLine.box.right) - Math.max(line.box.left, laterLine.box.left);
        const height =
          Math.min(line.box.bottom, laterLine.box.bottom) - Math.max(line.box.top, laterLine.box.top);
        if (width > 4 && height > line.box.height / 2)
          faults.push(`overlap: ${line.text} / ${laterLine.text}`);
      }
    return faults;
  });
