/**
 * The script of a prepared document (prepare-document.ts). It runs in the browser, as the text of `loader`, before anything
 * else and without any library, so it may use nothing outside itself.
 */

type Connection = { saveData?: boolean; effectiveType?: string };

function loader(prefetchRules: string): void {
  const doc = document;
  const isGoodLine = () => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    let choice = connection?.saveData ? 'on' : 'off';
    try {
      choice = localStorage.getItem('low-data') ?? choice;
    } catch {
      // Storage is forbidden: Save-Data decides.
    }
    return choice === 'off' && connection?.effectiveType === '4g';
  };
  let started = false;

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

  const onIntent = (event: Event) => {
    const { type, target } = event;
    if (type === 'pointermove') {
      const { pointerType, movementX, movementY } = event as PointerEvent;
      // A finger that scrolls means nothing it is over, and browsers report a mouse that rests.
      if (pointerType === 'touch' || !(movementX || movementY)) return;
    } else {
      const { key } = event as KeyboardEvent;
      const href = (target as Element).closest?.('a')?.getAttribute('href');
      // A link that is followed needs no script.
      if (href && !href.startsWith('#') && (!key || key === 'Enter')) return;
    }
    whenParsed(start);
  };
  for (const type of ['click', 'keydown', 'focusin', 'pointermove']) addEventListener(type, onIntent, true);

  // The panels of tabs and courses until hydration; then components/ui/browser/useUntilFound.ts does this.
  addEventListener(
    'beforematch',
    ({ target }) => {
      const panel = target as Element;
      const named = doc.getElementById(location.hash.slice(1));
      if (!panel.closest('[data-ready]') && !panel.contains(named)) location.replace(`#${panel.id}`);
    },
    true,
  );

  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const restoring = entry?.type === 'reload' && !location.hash;
  if (restoring) {
    history.scrollRestoration = 'manual';
    // Going back to the page later restores its position.
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  }
  whenParsed(() => {
    if ('onbeforematch' in doc.documentElement)
      doc
        .querySelectorAll('[data-panel]:not(:target,:has(:target))')
        .forEach((panel) => panel.setAttribute('hidden', 'until-found'));
    if (restoring) scrollTo({ top: 0, behavior: 'instant' });
    let hasDraft = false;
    try {
      hasDraft = Object.keys(sessionStorage).some((key) => key.startsWith('draft:'));
    } catch {
      // Storage is forbidden: there is no draft.
    }
    if (hasDraft || /[?&]enquire\b/.test(location.search)) start();
    if (!isGoodLine()) return;
    const rules = doc.createElement('script');
    rules.type = 'speculationrules';
    rules.text = prefetchRules;
    doc.head.append(rules);
  });

  addEventListener('load', () =>
    setTimeout(() => isGoodLine() && (window.requestIdleCallback ?? setTimeout)(start), 4000),
  );
}

/** Documents worth fetching before a visitor follows a link: not those that are made for one request. */
const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/api/*', '/enquire*', '/pass*', '/registration/*', '/search*', '/*\\?*q=*'].map((own) => ({
            not: { href_matches: own },
          })),
          { not: { selector_matches: '[download],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The text of the loader: one for all documents, so that its hash is one too. */
const text = `(${String(loader)})(${JSON.stringify(prefetchRules)})`
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/\n\s*/g, '\n');

/** What a prepared document runs by itself: the loader, and the rules it adds. Their hashes are in the policy. */
export const loaderScripts = { loader: text, prefetchRules } as const;
