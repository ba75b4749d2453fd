import { isHtmlOnly } from './html-only.ts';
import { lowDataSwitch, showLowData, switchLowData } from './low-data.ts';
import { hold, isHydrated } from './presses.ts';
import { fetchAhead, start } from './scripts.ts';

/** Loads the scripts of a page when the visitor acts. `parsed` resolves when the HTML is parsed. */
export function watchIntent(parsed: Promise<unknown>): void {
  const onIntent = (event: Event) => {
    const { type, key, pointerType, movementX, movementY } = event as KeyboardEvent & PointerEvent;
    const target = event.target as Element;
    const button = target.closest?.<HTMLElement>('[type=button]');
    const waits = button && !isHydrated(button);
    if (isHtmlOnly()) return;
    const isPress = waits && type === 'click';
    if (isPress) event.stopImmediatePropagation();
    // The low-data switch works without Next's scripts, and a visitor who saves data does not want them.
    if (waits && button === lowDataSwitch() && type !== 'pointermove') {
      if (!isPress) return;
      switchLowData();
      return showLowData();
    }
    if (type === 'pointerdown') {
      // Prefetch now for other controls; their click or focus follows.
      if (!waits)
        return target.closest?.('button,input,select,textarea,label,summary') ? fetchAhead() : undefined;
    } else if (type === 'pointermove') {
      // Touch scrolling needs no scripts, and browsers report pointermove even for a mouse at rest.
      if (pointerType === 'touch' || !(movementX || movementY)) return;
    } else {
      // Focus set by the browser is not an interaction: the search field of /search has `autofocus`.
      if (type === 'focusin' && (target as HTMLElement).autofocus) return;
      // Following a link to another page needs no script.
      if (target.closest?.('a:not([href^="#"])') && (!key || key === 'Enter')) return;
    }
    if (isPress) hold(button);
    // Lets the browser paint the effect of the press before the scripts load.
    void parsed.then(() => requestAnimationFrame(() => setTimeout(start)));
  };
  ['click', 'keydown', 'focusin', 'pointermove', 'pointerdown'].forEach((type) =>
    addEventListener(type, onIntent, true),
  );
}
