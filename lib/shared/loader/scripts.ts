import { isHtmlOnly, isTranslated, stayHtml } from './html-only.ts';
import { connection, savesData } from './low-data.ts';
import { isHydrated, releaseAll } from './presses.ts';

/** Loading Next's scripts and the disabled style sheets of a prepared document. */

let isStarted = false;
let isFetched = false;
let failures = 0;

/** After a failed load the next intent retries; after a second one the page stays HTML. */
function fail(): void {
  if (!isStarted) return;
  isStarted = false;
  releaseAll();
  if (failures++) stayHtml();
}

/** A script error before hydration means that React will not start, except 418: React then renders the page again. */
export function onError({ message, filename }: ErrorEvent): void {
  if (!/_next/.test(filename) || /#418/.test(message) || isHydrated(document.body)) return;
  failures++;
  fail();
}

/** Loads the scripts, once. */
export function start(): void {
  if (isStarted) return;
  // React would find texts that it did not render, and drop typed values.
  if (isHtmlOnly() || isTranslated()) {
    releaseAll();
    return stayHtml();
  }
  isStarted = true;
  document.querySelectorAll('link[disabled]').forEach((link) => link.removeAttribute('disabled'));
  // Next's scripts read the page's data from this variable.
  const data = document.querySelector('script[data-page]')!.textContent;
  Object.assign(window, { __next_f: [[0], JSON.parse(data)] });
  document.querySelectorAll<HTMLScriptElement>('[data-src]').forEach((inert) => {
    const values = { async: false, src: inert.dataset.src };
    const script = Object.assign(document.createElement('script'), values);
    script.onerror = () => {
      script.replaceWith(inert);
      fail();
    };
    inert.replaceWith(script);
  });
}

/** Prefetches the files that `start` will load. */
export function fetchAhead(): void {
  if (isFetched || isStarted || savesData() || isHtmlOnly()) return;
  isFetched = true;
  document.querySelectorAll<HTMLElement>('[data-src],link[disabled]').forEach((inert) =>
    fetch(inert.dataset.src ?? inert.getAttribute('href')!, { priority: 'low' })
      .then((response) => response.blob())
      .catch(() => {}),
  );
}

/** Once the page is complete, loads the scripts on a fast connection. */
export function loadAhead(): void {
  if (isHtmlOnly() || savesData()) return;
  if (connection().effectiveType === '4g') start();
}

/** A page that is translated before the scripts load stays HTML. */
export function watchTranslation(): void {
  const observer = new MutationObserver(() => {
    if (!isStarted && isTranslated()) stayHtml();
  });
  observer.observe(document.documentElement, { attributeFilter: ['class', 'lang'] });
}
