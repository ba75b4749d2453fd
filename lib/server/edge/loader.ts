import { showTimes } from '../../shared/util/hours.ts';
import { presetCity } from '../../shared/util/preset-city.ts';
import { htmlOnly } from './html-only.ts';

/**
 * The loader: the script in a prepared document (prepare-document.ts) that loads Next's scripts when the visitor acts,
 * on a fast connection also when the browser is idle (docs/decisions/021). Runs in the browser before everything else,
 * from the text of its function, so it may use nothing outside itself. Over 250 lines, because that function cannot
 * import its parts.
 */

type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number };

function load(writeTimes: () => void, makeHtmlOnly: typeof htmlOnly, setCity: typeof presetCity): void {
  const { connection = {} } = navigator as { connection?: Connection };
  const attempt = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch {
      // Storage is forbidden, or its content is invalid.
    }
    return;
  };
  // Features that Next's scripts and ours need: container queries (Chrome 105, Firefox 110), lookbehind (Safari 16.4).
  // Other browsers keep the HTML, which works without scripts (docs/browsers.md).
  const isCapable = 'CSSContainerRule' in window && attempt(() => RegExp('(?<=a)'));
  const html = makeHtmlOnly(Boolean(isCapable));
  const savesData = () => {
    const choice = attempt(() => localStorage.getItem('low-data'));
    return choice ? choice === 'on' : connection.saveData || /[23]g/.test(connection.effectiveType!);
  };
  // Preloads the display font on fast connections only; on a slow one it would delay the first paint (docs/performance.md).
  if (connection.downlink! > 4) document.querySelector('[as=font]')?.setAttribute('rel', 'preload');
  const isLive = (element: Element) => String(Object.keys(element)).includes('__react');
  let started = false;
  let failures = 0;
  // Replays clicks on buttons made before hydration, once each. Until then the button is busy.
  const pressed = new Set<HTMLElement>();
  const release = (button: HTMLElement) => pressed.delete(button) && button.removeAttribute('aria-busy');
  const pressAgain = () => {
    pressed.forEach((button) => isLive(button) && (release(button), button.click()));
    if (pressed.size) setTimeout(pressAgain, 50);
  };
  // After a failed load the next intent retries; after a second one the page stays HTML.
  const fail = () => {
    if (!started) return;
    started = false;
    pressed.forEach(release);
    if (failures++) html.stay();
  };
  // React reports error 418 if the page was changed during hydration: it has rendered again, without typed values. Any
  // other script error before hydration means that React will not start.
  addEventListener('error', ({ message, filename }) => {
    if (/#418/.test(message)) html.leave();
    else if (/_next/.test(filename) && !isLive(document.body)) {
      failures++;
      fail();
    }
  });

  // A display font that arrives after the first paint would replace visible text at the next style change, so the page
  // then keeps the fallback font. `optional` gives the font 100 ms.
  const keepFont = () =>
    attempt(() => {
      const context = document.createElement('canvas').getContext('2d')!;
      const width = (fonts: string) => {
        context.font = '9px ' + fonts;
        return context.measureText('A').width;
      };
      if (width('display,monospace') === width('monospace'))
        document.documentElement.style.setProperty('--font-bricolage', 'display Fallback');
    });
  attempt(() => new PerformanceObserver(() => setTimeout(keepFont, 100)).observe({ type: 'paint' }));

  const start = () => {
    if (started) return;
    // React would find texts that it did not render, and drop typed values.
    if (html.isOn() || html.isTranslated()) {
      pressed.forEach(release);
      return html.stay();
    }
    started = true;
    html.note();
    keepFont();
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
  };
  const clean = (ids: unknown): string[] =>
    Array.isArray(ids)
      ? ids.filter((id) => typeof id === 'string' && /^[\p{L}\p{N}_-]{1,200}$/u.test(id))
      : [];
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

  // Prefetches into the browser's cache what `start` will load.
  let fetched = false;
  const fetchAhead = () => {
    if (fetched || started || savesData() || html.isOn()) return;
    fetched = true;
    document.querySelectorAll<HTMLElement>('[data-src],link[disabled]').forEach((inert) =>
      fetch(inert.dataset.src ?? inert.getAttribute('href')!, { priority: 'low' })
        .then((response) => response.blob())
        .catch(() => {}),
    );
  };

  const lowData = () => document.querySelector('[role=switch]');
  const showLowData = () => {
    lowData()?.setAttribute('aria-checked', String(Boolean(savesData())));
    if (savesData()) document.querySelector('[type=speculationrules]')?.remove();
  };

  const onIntent = (event: Event) => {
    const { type, key, pointerType, movementX, movementY } = event as KeyboardEvent & PointerEvent;
    const target = event.target as Element;
    const button = target.closest?.<HTMLElement>('[type=button]');
    const waits = button && !isLive(button);
    if (html.isOn()) return;
    const isPress = waits && type === 'click';
    if (isPress) event.stopImmediatePropagation();
    // The low-data switch works without Next's scripts, and a visitor who saves data does not want them.
    if (waits && button === lowData() && type !== 'pointermove') {
      if (!isPress) return;
      attempt(() => localStorage.setItem('low-data', savesData() ? 'off' : 'on'));
      return showLowData();
    }
    if (type === 'pointerdown') {
      // Prefetch for other controls now; their click or focus follows.
      if (!waits)
        return target.closest?.('button,input,select,textarea,label,summary') ? fetchAhead() : undefined;
    } else if (type === 'pointermove') {
      // Scrolling with a finger needs no scripts, and browsers report pointermove even for a mouse at rest.
      if (pointerType === 'touch' || !(movementX || movementY)) return;
    } else {
      // Focus set by the browser is not an interaction: the search field of /search has `autofocus`.
      if (type === 'focusin' && (target as HTMLElement).autofocus) return;
      // Following a link to another page needs no script.
      if (target.closest?.('a:not([href^="#"])') && (!key || key === 'Enter')) return;
    }
    if (isPress) {
      button.setAttribute('aria-busy', 'true');
      pressed.add(button);
      pressAgain();
    }
    // Lets the browser paint the effect of the press before the scripts load.
    parsed.then(() => requestAnimationFrame(() => setTimeout(start)));
  };
  ['click', 'keydown', 'focusin', 'pointermove', 'pointerdown'].forEach((type) =>
    addEventListener(type, onIntent, true),
  );

  // Remembers the city of a changed control or a followed link, before hydration or the next page reads it.
  let isChosen = false;
  const remember = ({ type, target }: Event) => {
    const chosen = (target as Element).closest?.<HTMLInputElement>(
      (type === 'click' ? 'a' : '') + '[data-city]',
    );
    if (!chosen) return;
    isChosen = true;
    attempt(() => localStorage.setItem('city', chosen.value ?? chosen.dataset.city));
    setCity();
  };
  ['change', 'click'].forEach((type) => addEventListener(type, remember, true));

  // Not `:has()`, because an unknown selector throws.
  const isOpen = (panel: Element) => panel.contains(document.querySelector(':target'));
  // Until hydration this opens the panel of a tab or course in which the browser's text search found a match;
  // afterwards components/ui/browser/useUntilFound.ts does.
  addEventListener(
    'beforematch',
    ({ target }) => {
      const panel = target as Element;
      // The fragment already opens its panel. Setting the same fragment again fires this event again, endlessly in
      // Firefox.
      if (!isOpen(panel) && !panel.closest('[data-ready]')) location.replace(`#${panel.id}`);
    },
    true,
  );

  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const restoring = entry?.type === 'reload' && !location.hash && !html.isOn();
  if (restoring) {
    history.scrollRestoration = 'manual';
    // Restores the browser's default for when the visitor comes back.
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  }
  parsed.then(() => {
    if ('onbeforematch' in document.documentElement)
      document
        .querySelectorAll('[data-panel]')
        .forEach((panel) => isOpen(panel) || panel.setAttribute('hidden', 'until-found'));
    if (restoring) scrollTo({ top: 0, behavior: 'instant' });
    html.parsed();
    new MutationObserver(() => !started && html.isTranslated() && html.stay()).observe(
      document.documentElement,
      {
        attributeFilter: ['class', 'lang'],
      },
    );
    showLowData();
    writeTimes();
    // Keeps a choice made while the page was loading.
    if (!isChosen) setCity();
    attempt(() => {
      const stored = JSON.parse(localStorage.getItem('saved') ?? '{}');
      // As in lib/shared/saved-list.ts: an invalid list counts as empty.
      const search = new URLSearchParams();
      let count = 0;
      ['courses', 'classes', 'centres'].forEach((kind) => {
        const ids = clean(stored[kind]);
        count += ids.length;
        if (ids.length) search.set(kind, ids.join());
      });
      // `/saved` without a list in its URL shows the device's list.
      if (count && /\/saved$/.test(location.href)) location.replace(`?${search}`);
      document.querySelectorAll('[data-saved]').forEach((shown) => {
        Object.assign(shown, { hidden: !count, search });
        shown.lastElementChild!.textContent = String(count);
      });
    });
    const hasDraft = attempt(() => String(Object.keys(sessionStorage)).includes('draft:'));
    if (hasDraft || /enquire|removed/.test(location.search) || document.querySelector('[data-wait]')) start();
  });

  // A page restored from the back/forward cache shows old times.
  addEventListener('pageshow', writeTimes);
  setInterval(writeTimes, 60_000);

  const loadAhead = () => {
    if (html.isOn() || savesData()) return;
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
    if (connection.effectiveType === '4g') start();
  };
  addEventListener('load', () => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(fetchAhead);
    setTimeout(whenIdle, 1000, loadAhead, { timeout: 4000 });
  });
}

/** Source of the loader, the same for all documents; the build minifies it (scripts/provide-build.ts). */
export const loaderSource = `(${String(load)})(${String(showTimes)},${String(htmlOnly)},${String(presetCity)})`;
