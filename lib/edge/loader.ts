/**
 * The script of a prepared document (prepare-document.ts). It runs in the browser, as the text of `loader`, before anything
 * else and without any library, so it may use nothing outside itself.
 */

type Connection = { saveData?: boolean; effectiveType?: string };

function loader(prefetchRules: string): void {
  const doc = document;
  const { connection } = navigator as Navigator & { connection?: Connection };
  const attempt = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch {
      // Storage is forbidden, or holds what is not ours.
      return undefined;
    }
  };
  const savesData = () => {
    const choice = attempt(() => localStorage.getItem('low-data'));
    return choice
      ? choice === 'on'
      : connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
  };
  const isGoodLine = () => !savesData() && connection?.effectiveType === '4g';
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  let started = false;
  // Only React knows what these buttons do: each is pressed again, once, when React is there.
  const pressed = new Set<HTMLElement>();
  const pressAgain = () => {
    pressed.forEach((button) => isLive(button) && pressed.delete(button) && button.click());
    if (pressed.size > 0) setTimeout(pressAgain, 50);
  };

  const start = () => {
    if (started) return;
    started = true;
    doc.querySelectorAll('link[disabled]').forEach((link) => link.removeAttribute('disabled'));
    const load = (inert: HTMLScriptElement) => {
      const script = doc.createElement('script');
      script.src = inert.dataset.src ?? '';
      script.async = false;
      // The next intent tries again.
      script.onerror = () => {
        script.replaceWith(inert);
        started = false;
        pressed.clear();
      };
      inert.replaceWith(script);
      return script;
    };
    const all = () => doc.querySelectorAll<HTMLScriptElement>('script[data-src]').forEach(load);
    // Next's scripts would give up without the page's data.
    const data = doc.querySelector<HTMLScriptElement>('script[data-first]');
    if (!data) return all();
    doc.querySelectorAll<HTMLScriptElement>('script[data-src]').forEach((inert) => {
      const link = doc.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = inert.dataset.src ?? '';
      doc.head.append(link);
    });
    load(data).onload = all;
  };
  const whenParsed = (task: () => void) =>
    doc.readyState === 'loading' ? doc.addEventListener('DOMContentLoaded', task) : task();

  const lowData = () => doc.querySelector('[role=switch]');
  const showLowData = () => lowData()?.setAttribute('aria-checked', String(savesData()));

  const onIntent = (event: Event) => {
    const { type } = event;
    const target = event.target as Element;
    const button = target.closest?.<HTMLElement>('[type=button]');
    const waits = button && !isLive(button);
    if (waits && type === 'click') event.stopImmediatePropagation();
    // The switch needs no script of Next, and whoever saves data does not want it.
    if (waits && button === lowData() && type !== 'pointermove') {
      if (type !== 'click') return;
      attempt(() => localStorage.setItem('low-data', savesData() ? 'off' : 'on'));
      return showLowData();
    }
    if (type === 'pointermove') {
      const { pointerType, movementX, movementY } = event as PointerEvent;
      // A finger that scrolls means nothing it is over, and browsers report a mouse that rests.
      if (pointerType === 'touch' || !(movementX || movementY)) return;
    } else {
      const { key } = event as KeyboardEvent;
      const href = target.closest?.('a')?.getAttribute('href');
      // A link that is followed needs no script.
      if (href && !href.startsWith('#') && (!key || key === 'Enter')) return;
    }
    whenParsed(() => {
      start();
      if (waits && type === 'click' && pressed.add(button)) pressAgain();
    });
  };
  for (const type of ['click', 'keydown', 'focusin', 'pointermove']) addEventListener(type, onIntent, true);

  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const restoring = entry?.type === 'reload' && !location.hash;
  if (restoring) {
    history.scrollRestoration = 'manual';
    // Going back to the page later restores its position.
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  }
  whenParsed(() => {
    if (restoring) scrollTo({ top: 0, behavior: 'instant' });
    showLowData();
    attempt(() => {
      const list = Object.entries<string[]>(JSON.parse(localStorage.getItem('saved') ?? '{}'));
      const count = list.flatMap(([, ids]) => ids).length;
      const search = list.map(([kind, ids]) => `${kind}=${ids.join()}`).join('&');
      doc.querySelectorAll('[data-saved]').forEach((shown) => {
        Object.assign(shown, { search, hidden: count === 0 });
        (shown.lastElementChild ?? shown).textContent = String(count);
      });
    });
    const hasDraft = attempt(() => Object.keys(sessionStorage).some((key) => key.startsWith('draft:')));
    if (hasDraft || /[?&]enquire\b/.test(location.search)) start();
    if (!isGoodLine()) return;
    const rules = doc.createElement('script');
    rules.type = 'speculationrules';
    rules.text = prefetchRules;
    doc.head.append(rules);
  });

  const whenIdle = () => {
    if (savesData()) return;
    navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
    if (isGoodLine()) start();
  };
  addEventListener('load', () =>
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(whenIdle), 4000),
  );
}

/** Addresses of documents that are made for one request, as in proxy.ts, and of what is not a document. */
const notPrefetched = [
  '/api/*',
  '/enquire',
  '/feedback/*',
  '/pass*',
  '/registration/*',
  '/saved',
  '/search',
  '/*.*',
];
/** With any other query a document is made for one request. */
const cachedQueries = ['/centre\\?id=*', '/courses-details\\?id=*'];

/** Documents worth fetching before a visitor follows a link. */
const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { or: [{ href_matches: cachedQueries }, { not: { href_matches: '/*\\?*=*' } }] },
          { not: { href_matches: notPrefetched } },
          { not: { selector_matches: '[download],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The text of the loader: one for all documents, so that its hash is one too. */
const text = `(${String(loader)})('${prefetchRules.replaceAll('\\', '\\\\')}')`
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/\n\s*/g, '\n')
  // No string in it has a space beside one of these.
  .replace(/ *([-=>{}()?:;,+|&\n]) */g, '$1')
  .replace(/([;{,(])\n/g, '$1');

/** What a prepared document runs by itself: the loader, and the rules it adds. Their hashes are in the policy. */
export const loaderScripts = { loader: text, prefetchRules } as const;
