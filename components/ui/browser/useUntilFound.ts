'use client';

import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** True if the fragment names the panel or something in it, which opens it anyway. */
const isNamed = (panel: Element): boolean =>
  panel.contains(document.getElementById(window.location.hash.slice(1)));

/**
 * Lets find-in-page and text fragments search hidden children of an element (`hidden="until-found"`, which React cannot
 * write) and calls `onFound` with the id of the one with a match. Browsers without it keep them hidden.
 */
export function useUntilFound(parent: RefObject<HTMLElement | null>, onFound: (id: string) => void): void {
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    if (!('onbeforematch' in document.documentElement)) return;
    for (const child of parent.current?.children ?? [])
      if (child.hasAttribute('hidden')) child.setAttribute('hidden', 'until-found');
  });
  useEffect(() => {
    const element = parent.current;
    const onBeforeMatch = ({ target }: Event) => {
      if (!(target instanceof Element) || target.parentElement !== element || isNamed(target)) return;
      // The browser scrolls to the match after this event, so the layout must be final by then.
      flushSync(() => found(target.id));
    };
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, [parent]);
}
