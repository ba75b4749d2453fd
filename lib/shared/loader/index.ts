import { showTimes } from '../util/hours.ts';
import { presetCity } from '../util/preset-city.ts';
import { attempt } from '../util/values.ts';
import { isHtmlOnly, pageParsed, startHtmlOnly } from './html-only.ts';
import { watchIntent } from './intent.ts';
import { showLowData } from './low-data.ts';
import { hidePanels, watchMatches } from './panels.ts';
import { showSaved, watchCity } from './remembered.ts';
import { fetchAhead, loadAhead, onError, start, watchTranslation } from './scripts.ts';

/**
 * The loader: the script in a prepared document (lib/server/http-server/prepare-document.ts) that loads Next's scripts when the
 * visitor acts, on a fast connection also when the browser is idle (docs/decisions/021). It runs before anything else. The
 * build bundles it into one text (scripts/build.ts).
 */

// Features that Next's scripts and ours need: container queries (Chrome 105, Firefox 110), lookbehind (Safari 16.4). Other
// browsers keep the HTML, which works without scripts (docs/browsers.md).
const isCapable = 'CSSContainerRule' in window && attempt(() => RegExp('(?<=a)'));
startHtmlOnly(isCapable);
addEventListener('error', onError);

const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
watchIntent(parsed);
watchCity();
watchMatches();

const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const startsAtTop = entry?.type === 'reload' && !location.hash && !isHtmlOnly();
if (startsAtTop) {
  history.scrollRestoration = 'manual';
  // Restores the browser's default for when the visitor comes back.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
}

/** True if React shows more than the HTML: a draft, an enquiry or a removal in the URL, a pass that is being drawn. */
const needsScripts = () =>
  attempt(() => String(Object.keys(sessionStorage)).includes('draft:')) ||
  /enquire|removed/.test(location.search) ||
  document.querySelector('[data-wait]');

void parsed.then(() => {
  hidePanels();
  if (startsAtTop) scrollTo({ top: 0, behavior: 'instant' });
  pageParsed();
  watchTranslation();
  showLowData();
  showTimes();
  presetCity();
  showSaved();
  if (needsScripts()) start();
});

// A page restored from the back/forward cache shows old times.
addEventListener('pageshow', showTimes);
setInterval(showTimes, 60_000);

addEventListener('load', () => {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(fetchAhead);
  setTimeout(whenIdle, 1000, loadAhead, { timeout: 4000 });
});
