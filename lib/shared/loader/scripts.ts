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

/** Fetches style sheets and scripts into the cache. Failures are ignored, because `loadScripts` requests them again. */
const fetchFiles = () =>
  select('link[disabled],[data-src]').forEach((element) =>
    fetch(element.dataset.src ?? (element as HTMLLinkElement).href, { priority: 'low' })
      .then((response) => response.blob())
      .catch(() => {}),
  );

/** Loads style sheets and scripts, unless that has begun or the page stays HTML. `fail` lets it begin again. */
export function loadScripts(): void {
  if (isStarted || isHtmlOnly) return;
  if (isTranslated()) return stayHtml();
  isStarted = true;
  fetchFiles();
  const sheets = select('link[disabled]').map(
    (link) =>
      new Promise((resolve) => {
        link.onload = link.onerror = resolve;
        link.removeAttribute('disabled');
      }),
  );
  // The document has the styles of its own HTML only, and React may at once show parts that need others.
  void Promise.all(sheets).then(runScripts);
}

function runScripts(): void {
  // Next's scripts read the page's data from this variable.
  const pageData = document.querySelector('script[data-page]')!.textContent;
  Object.assign(window, { __next_f: [[0], JSON.parse(pageData)] });
  select('[data-src]').forEach((inertScript) => {
    const script = document.createElement('script');
    script.async = false;
    script.src = inertScript.dataset.src!;
    script.onerror = () => {
      script.replaceWith(inertScript);
      if (isStarted) fail();
    };
    inertScript.replaceWith(script);
  });
}

/** Fetches what `loadScripts` will load, unless the visitor saves data. */
export function prefetchScripts(): void {
  if (!isStarted && !isHtmlOnly && !savesData()) fetchFiles();
}
