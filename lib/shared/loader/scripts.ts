import { crashesKey } from '../storage-keys.ts';
import { tryOrUndefined } from '../util/values.ts';
import { savesData } from './low-data.ts';
import { isHydrated, dropHeldClicks } from './presses.ts';

export const rootElement = document.documentElement;
const select = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));

let isStarted = false;
let isHtmlOnly = false;
let failures = 0;
let originalTexts: string | undefined;

/** Texts by which a translation of the page before hydration is noticed. */
const texts = () =>
  [rootElement.lang, document.title, ...select('h1,label').map((element) => element.textContent)].join();

/** True if the page has been translated: React would find texts that it did not render, and drop typed values. */
const isTranslated = () =>
  /translated-/.test(rootElement.className) || document.querySelector('font') || texts() !== originalTexts;

/** Loads no scripts and shows the page as without them; a browser with scripts does not show `<noscript>` by itself. */
export function stayHtml(): void {
  isHtmlOnly = true;
  dropHeldClicks();
  delete rootElement.dataset.scripts;
  if (originalTexts !== undefined) select('noscript').forEach((part) => (part.outerHTML = part.textContent));
}

/** True in a tab in which React threw twice: components/errors/ErrorScreen.tsx adds a letter each time. */
const hasCrashedTwice = () => tryOrUndefined(() => Number(sessionStorage.getItem(crashesKey)?.length) > 1);

/** To be called once the HTML is parsed. */
export function onPageParsed(): void {
  originalTexts = texts();
  // The crashes are read here, not in the head, because a browser opens its storage slowly.
  if (isHtmlOnly || hasCrashedTwice()) stayHtml();
}

/** After a failed load the next touch retries; after a second failed load the page stays HTML. */
function fail(): void {
  isStarted = false;
  dropHeldClicks();
  if (failures++) stayHtml();
}

/** Keeps the page HTML if a Next script throws before hydration, except for React's error 418, a hydration mismatch. */
export function stayHtmlOnError({ message, filename }: ErrorEvent): void {
  if (/_next/.test(filename) && !/#418/.test(message) && !isHydrated(document.body)) stayHtml();
}

/** Loads scripts and style sheets, unless that has begun or the page stays HTML; again after a failure (`fail`). */
export function loadScripts(): void {
  if (isStarted || isHtmlOnly) return;
  if (isTranslated()) return stayHtml();
  isStarted = true;
  // Next's scripts read the page's data from this variable.
  const pageData = document.querySelector('script[data-page]')!.textContent;
  Object.assign(window, { __next_f: [[0], JSON.parse(pageData)] });
  select('[data-src]').forEach((inertScript) => {
    const values = { async: false, src: inertScript.dataset.src };
    const script = Object.assign(document.createElement('script'), values);
    script.onerror = () => {
      script.replaceWith(inertScript);
      if (isStarted) fail();
    };
    inertScript.replaceWith(script);
  });
  // The style sheets are requested after the scripts, because a held click waits for the scripts.
  select('link[disabled]').forEach((link) => link.removeAttribute('disabled'));
}

/** Prefetches the scripts that `loadScripts` will load, then the style sheets, unless the visitor saves data. */
export function prefetchScripts(): void {
  if (isStarted || isHtmlOnly || savesData()) return;
  const fetchAll = (urls: string[]) =>
    Promise.all(urls.map(async (url) => (await fetch(url, { priority: 'low' })).blob()));
  fetchAll(select('[data-src]').map((inert) => inert.dataset.src!))
    // No link is disabled any more if `loadScripts` has run meanwhile.
    .then(() => fetchAll(select('link[disabled]').map((link) => link.getAttribute('href')!)))
    // A failure is ignored, because `loadScripts` requests the same URLs again.
    .catch(() => {});
}
