import { showTimes } from '../foundation/live-times.ts';

/**
 * The script of a prepared document (prepare-document.ts). It runs in the browser before anything else, from the text of
 * its function, so it may use nothing outside itself.
 */

type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number };

function load(writeTimes: () => void): void {
  const { connection = {} } = navigator as { connection?: Connection };
  const attempt = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch {
      // Storage is forbidden, or holds what is not ours.
    }
    return;
  };
  const savesData = () => {
    const choice = attempt(() => localStorage.getItem('low-data'));
    return choice ? choice === 'on' : connection.saveData || /[23]g/.test(connection.effectiveType!);
  };
  // In the first paint where the line brings it in time; a slow line would hold that paint up (docs/performance.md).
  if (connection.downlink! > 4) document.querySelector('[as=font]')?.setAttribute('rel', 'preload');
  const isLive = (element: Element) => String(Object.keys(element)).includes('__react');
  let started = false;
  // Only React knows what these buttons do: each is pressed again, once, when React is there.
  const pressed = new Set<HTMLElement>();
  const pressAgain = () => {
    pressed.forEach((button) => isLive(button) && pressed.delete(button) && button.click());
    if (pressed.size) setTimeout(pressAgain, 50);
  };

  const start = () => {
    if (started) return;
    started = true;
    // The sheets declare the display font anew: one that came too late for the first paint would now replace text that is shown.
    attempt(() => {
      const context = document.createElement('canvas').getContext('2d')!;
      const width = (fonts: string) => {
        context.font = '9px ' + fonts;
        return context.measureText('A').width;
      };
      if (width('display,monospace') === width('monospace'))
        document.documentElement.style.setProperty('--font-bricolage', 'display Fallback');
    });
    document.querySelectorAll('link[disabled]').forEach((link) => link.removeAttribute('disabled'));
    // Next's scripts read the page's data here.
    const data = document.querySelector('[data-page]')!.textContent;
    Object.assign(window, { __next_f: [[0], JSON.parse(data)] });
    document.querySelectorAll<HTMLScriptElement>('[data-src]').forEach((inert) => {
      const values = { async: false, src: inert.dataset.src };
      const script = Object.assign(document.createElement('script'), values);
      // The next intent tries again.
      script.onerror = () => {
        script.replaceWith(inert);
        started = false;
        pressed.clear();
      };
      inert.replaceWith(script);
    });
  };
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

  const lowData = () => document.querySelector('[role=switch]');
  const showLowData = () => {
    lowData()?.setAttribute('aria-checked', savesData() ? 'true' : 'false');
    if (savesData()) document.querySelector('[type=speculationrules]')?.remove();
  };

  const onIntent = (event: Event) => {
    const { type, key, pointerType, movementX, movementY } = event as KeyboardEvent & PointerEvent;
    const target = event.target as Element;
    const button = target.closest?.<HTMLElement>('[type=button]');
    const waits = button && !isLive(button);
    const isPress = waits && type === 'click';
    if (isPress) event.stopImmediatePropagation();
    // The low-data switch works without Next's scripts, and a visitor who saves data does not want them.
    if (waits && button === lowData() && type !== 'pointermove') {
      if (!isPress) return;
      attempt(() => localStorage.setItem('low-data', savesData() ? 'off' : 'on'));
      return showLowData();
    }
    if (type === 'pointermove') {
      // A finger that scrolls has no intent, and browsers report a resting mouse too.
      if (pointerType === 'touch' || !(movementX || movementY)) return;
    } else {
      // A link that is followed needs no script.
      if (target.closest?.('a:not([href^="#"])') && (!key || key === 'Enter')) return;
    }
    if (isPress) {
      pressed.add(button);
      pressAgain();
    }
    // What the press itself shows is painted first.
    parsed.then(() => requestAnimationFrame(() => setTimeout(start)));
  };
  ['click', 'keydown', 'focusin', 'pointermove'].forEach((type) => addEventListener(type, onIntent, true));

  // The panels of tabs and courses until hydration; then components/ui/browser/useUntilFound.ts does this.
  addEventListener(
    'beforematch',
    ({ target }) => {
      const panel = target as Element;
      // A fragment opens its panel by itself; replacing it here would send this event again, in Firefox without end.
      if (panel.matches(':not(:target,:has(:target),[data-ready] *)')) location.replace(`#${panel.id}`);
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
  parsed.then(() => {
    if ('onbeforematch' in document.documentElement)
      document
        .querySelectorAll('[data-panel]:not(:target,:has(:target))')
        .forEach((panel) => panel.setAttribute('hidden', 'until-found'));
    if (restoring) scrollTo({ top: 0, behavior: 'instant' });
    showLowData();
    writeTimes();
    attempt(() => {
      const saved = JSON.parse(localStorage.getItem('saved') ?? '{}');
      const count = Object.values(saved).flat().length;
      const search = new URLSearchParams(saved);
      // `/saved` without a list leads to the device's.
      if (count && /\/saved$/.test(location.href)) location.replace(`?${search}`);
      document.querySelectorAll('[data-saved]').forEach((shown) => {
        Object.assign(shown, { hidden: !count, search });
        shown.lastElementChild!.textContent = String(count);
      });
    });
    const hasDraft = attempt(() => String(Object.keys(sessionStorage)).includes('draft:'));
    if (hasDraft || /enquire|removed/.test(location.search) || document.querySelector('[data-wait]')) start();
  });

  // A page that the browser kept for going back has old times.
  addEventListener('pageshow', writeTimes);
  setInterval(writeTimes, 60_000);

  const loadAhead = () => {
    if (savesData()) return;
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
    if (connection.effectiveType === '4g') start();
  };
  addEventListener('load', () =>
    setTimeout(window.requestIdleCallback ?? setTimeout, 4000, loadAhead, { timeout: 4000 }),
  );
}

/** The source of the loader, one for all documents; the build minifies it (scripts/provide-build.ts). */
export const loaderSource = `(${String(load)})(${String(showTimes)})`;
