'use client';

import type { Step } from '@/components/enquiry/EnquirySteps';
import { enquiryHref, enquiryStart, type EnquiryStart } from '@/lib/shared/content/enquiry-link';

/**
 * The sidebar's state is in the URL, so that Back goes one step back and then closes it: `?enquire=` opens it, `step`
 * is the step. `history.state` counts the history entries that the sidebar has added.
 */
type Entry = { enquiryDepth?: number; enquiryOpened?: boolean };

const names = ['enquire', 'centre', 'topic', 'step'];
const entry = (): Entry => (window.history.state as Entry | null) ?? {};
const depth = () => entry().enquiryDepth ?? 0;

function address(change: (query: URLSearchParams) => void): string {
  const url = new URL(window.location.href);
  change(url.searchParams);
  return url.pathname + url.search;
}

/** The current step, from the URL. */
export function stepInAddress(): Step {
  const step = Number(new URLSearchParams(window.location.search).get('step'));
  return step === 2 || step === 3 ? step : 1;
}

/** Opens the sidebar over the current page. */
export function openInAddress(start: EnquiryStart): void {
  const url = address((query) => {
    names.forEach((name) => query.delete(name));
    new URLSearchParams(enquiryHref(start, '').slice(1)).forEach((value, name) => query.set(name, value));
  });
  const state: Entry = { enquiryDepth: 1, enquiryOpened: true };
  window.history.pushState(state, '', url);
}

/** Goes to a step; pushes or replaces a history entry. */
export function stepToAddress(step: Step, how: 'push' | 'replace'): void {
  const url = address((query) => query.set('step', String(step)));
  const state: Entry = { ...entry(), enquiryDepth: depth() + (how === 'push' ? 1 : 0) };
  window.history[how === 'push' ? 'pushState' : 'replaceState'](state, '', url);
}

/** True if the previous history entry is an earlier step of the sidebar. */
export const canStepBack = (): boolean => depth() > (entry().enquiryOpened ? 1 : 0);

/** Closes the sidebar: goes back to the entry before it, or if a link opened it, to the same page without it. */
export function closeInAddress(): void {
  if (entry().enquiryOpened) return window.history.go(-depth());
  const url = address((query) => names.forEach((name) => query.delete(name)));
  window.history.replaceState({}, '', url);
}

/** Goes back past all steps after sending, so that Back cannot return to them. */
export function forgetSteps(): void {
  const steps = depth() - (entry().enquiryOpened ? 1 : 0);
  if (steps > 0) window.history.go(-steps);
  else stepToAddress(1, 'replace');
}

/** The preset values of a link that opens the sidebar; undefined for other links. */
export function enquiryOfLink(link: HTMLAnchorElement): EnquiryStart | undefined {
  const url = new URL(link.href);
  const current = window.location;
  if (url.origin !== current.origin || current.pathname === '/enquire') return undefined;
  const opensHere =
    url.pathname === '/enquire' || (url.pathname === current.pathname && url.searchParams.has('enquire'));
  return opensHere ? enquiryStart(url.searchParams) : undefined;
}
