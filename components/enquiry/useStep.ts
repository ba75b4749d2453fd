'use client';

import { useSyncExternalStore } from 'react';

export const steps = [1, 2, 3] as const;
export type Step = (typeof steps)[number];

/** The step of a history entry, and the number of entries that Go has added up to it. */
type StepEntry = { step: Step; depth: number };

const currentEntry = (): StepEntry =>
  (window.history.state as { enquiry?: StepEntry } | null)?.enquiry ?? { step: 1, depth: 0 };

let isGoingBack = false;

const stepChangedEvent = 'enquiry-step';

function subscribe(notify: () => void) {
  for (const type of ['popstate', stepChangedEvent]) window.addEventListener(type, notify);
  return () => {
    for (const type of ['popstate', stepChangedEvent]) window.removeEventListener(type, notify);
  };
}

export const stepEntryCount = (): number => currentEntry().depth;

/** Goes back `count` entries. `history.go` returns before it has arrived: see `afterGoingBack`. */
export function goBack(count: number): void {
  isGoingBack = true;
  const onArrival = () => {
    isGoingBack = false;
    // Browsers restore the scroll position within two frames.
    requestAnimationFrame(() => requestAnimationFrame(() => (window.history.scrollRestoration = 'auto')));
  };
  window.addEventListener('popstate', onArrival, { once: true });
  window.history.go(-count);
}

/** After sending: Back must not return to the steps. */
export function forgetSteps(): void {
  if (stepEntryCount() > 0) goBack(stepEntryCount());
}

/** Calls `action` now or, while `goBack` is on its way, once it has arrived; then only once if it was passed twice. */
export function afterGoingBack(action: () => void): void {
  if (isGoingBack) window.addEventListener('popstate', action, { once: true });
  else action();
}

/** `go` adds a history entry, `back` leaves one that Go added, otherwise the current one changes. */
export function goToStep(step: Step, how: 'go' | 'back' | 'replace'): void {
  const { depth } = currentEntry();
  if (how === 'back' && depth > 0) return window.history.back();
  // All steps keep one scroll position; and going back past them must not scroll the confirmation out of view.
  if (how === 'go') window.history.scrollRestoration = 'manual';
  const stepEntry: StepEntry = { step, depth: depth + (how === 'go' ? 1 : 0) };
  const state = { ...(window.history.state as object | null), enquiry: stepEntry };
  window.history[how === 'go' ? 'pushState' : 'replaceState'](state, '');
  window.dispatchEvent(new Event(stepChangedEvent));
}

/** The step of the enquiry in the current history entry, which survives a reload. */
export const useStep = (): Step =>
  useSyncExternalStore(
    subscribe,
    () => currentEntry().step,
    () => 1,
  );
