'use client';

import { stepsBehind } from '@/components/enquiry/use-step';
import { enquiryHref, enquiryStart, type EnquiryStart } from '@/lib/shared/content/enquiry-link';

/**
 * The sidebar's state is in the URL, so that Back closes it: `?enquire=` opens it. `history.state` says whether a press
 * on this page opened it.
 */
type Entry = { enquiryOpened?: boolean };

const names = ['enquire', 'centre', 'topic'];
const isOpenedHere = () => (window.history.state as Entry | null)?.enquiryOpened === true;

function address(change: (query: URLSearchParams) => void): string {
  const url = new URL(window.location.href);
  change(url.searchParams);
  return url.pathname + url.search;
}

/** Opens the sidebar over the current page. */
export function openInAddress(start: EnquiryStart): void {
  const url = address((query) => {
    names.forEach((name) => query.delete(name));
    new URLSearchParams(enquiryHref(start, '').slice(1)).forEach((value, name) => query.set(name, value));
  });
  const state: Entry = { enquiryOpened: true };
  window.history.pushState(state, '', url);
}

/** Closes the sidebar: goes back to the entry before it, or if a link opened it, to the same page without it. */
export function closeInAddress(): void {
  if (isOpenedHere()) return window.history.go(-stepsBehind() - 1);
  const url = address((query) => names.forEach((name) => query.delete(name)));
  window.history.replaceState({}, '', url);
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
