/**
 * The loader (docs/decisions/021) runs in a prepared document at the end of the head, before the body is parsed. It is
 * bundled by scripts/build.ts.
 */
import { draftPrefix, savedListKey } from '../storage-keys.ts';
import { tryOrUndefined } from '../util/values.ts';
import { savesData } from './low-data.ts';
import { holdClick, isHydrated } from './presses.ts';
import {
  loadScripts,
  onPageParsed,
  prefetchScripts,
  rootElement,
  stayHtml,
  stayHtmlOnError,
} from './scripts.ts';
import { toggleBeforeHydration } from './toggle-saved.ts';

// Shows the parts that need scripts, and lays out parts below the first view only after the first paint (globals.css).
rootElement.dataset.scripts = 'first';
requestAnimationFrame(() => setTimeout(() => (rootElement.dataset.scripts &&= '')));
addEventListener('error', stayHtmlOnError);

// Signs of a browser that supports Next's scripts and ours: container queries (Chrome 105, Firefox 110) and lookbehind
// (Safari 16.4).
const isCapable = 'CSSContainerRule' in window && tryOrUndefined(() => RegExp('(?<=a)'));
if (!isCapable) stayHtml();

const whenIdle = window.requestIdleCallback ?? setTimeout;
const documentParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

const controlSelector = 'button,input,select,textarea,label,summary,a[href^="#"]';

function onTouch({ type, target }: Event): void {
  const control = (target as Element).closest?.(controlSelector) as HTMLElement | null;
  // Focus set by the browser is not a touch: the search field of /search has `autofocus`.
  if (!control || (type === 'focusin' && control.autofocus)) return;
  // The browser paints the effect of the press before the scripts load.
  void documentParsed.then(() => requestAnimationFrame(() => setTimeout(loadScripts)));
}
// Screen readers may click without a pointer.
['pointerdown', 'keydown', 'focusin', 'click'].forEach((type) => addEventListener(type, onTouch, true));

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[type=button]');
    if (!button || isHydrated(button) || !('scripts' in rootElement.dataset)) return;
    event.stopImmediatePropagation();
    if (!toggleBeforeHydration(button)) holdClick(button);
  },
  true,
);

const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const startsAtTop = entry?.type === 'reload' && !location.hash;
if (startsAtTop) {
  history.scrollRestoration = 'manual';
  // Restores the browser's default for when the visitor comes back.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
}

/** True if React shows more than the HTML: a draft, an enquiry in the URL, the saved list, or a `data-wait` element. */
const needsScripts = () =>
  (/\/saved$/.test(location.href) &&
    tryOrUndefined(() => localStorage.getItem(savedListKey)?.includes('["'))) ||
  tryOrUndefined(() => String(Object.keys(sessionStorage)).includes(draftPrefix)) ||
  location.search.includes('enquire') ||
  document.querySelector('[data-wait]');

void documentParsed.then(() => {
  if (startsAtTop) scrollTo({ top: 0, behavior: 'instant' });
  onPageParsed();
  if (needsScripts()) loadScripts();
  // The timeout in a frame runs after a paint.
  requestAnimationFrame(() => setTimeout(prefetchScripts));
});

addEventListener('load', () => {
  if (!savesData()) setTimeout(whenIdle, 1000, loadScripts, { timeout: 4000 });
});
