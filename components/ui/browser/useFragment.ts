'use client';

import { useSyncExternalStore } from 'react';

/** `currententrychange` also fires for pushState, with which Next follows a link to a fragment of the same page. */
function subscribe(notify: () => void) {
  const entries: EventTarget | undefined =
    'navigation' in window ? (window.navigation as EventTarget) : undefined;
  window.addEventListener('hashchange', notify);
  window.addEventListener('popstate', notify);
  entries?.addEventListener('currententrychange', notify);
  return () => {
    window.removeEventListener('hashchange', notify);
    window.removeEventListener('popstate', notify);
    entries?.removeEventListener('currententrychange', notify);
  };
}

function read(): string {
  const raw = window.location.hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    // An invalid escape such as `#%` matches no id.
    return raw;
  }
}

/** The decoded fragment of the address without `#`; empty in the HTML and during hydration. */
export const useFragment = (): string => useSyncExternalStore(subscribe, read, () => '');
