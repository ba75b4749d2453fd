'use client';

import { afterGoingBack, goBack, stepEntryCount } from '@/components/enquiry/useStep';
import { enquiryHref, enquiryStart, type EnquiryStart } from '@/lib/shared/content/enquiry-link';

/** `?enquire=` opens the sidebar, so Back closes it. `history.state` says whether a press on this page opened it. */
type HistoryState = { enquiryOpened?: boolean };

/** The current address with the sidebar open on `start`, or closed without `start`. */
function addressWith(start?: EnquiryStart): string {
  const url = new URL(window.location.href);
  for (const name of ['enquire', 'centre', 'topic']) url.searchParams.delete(name);
  const preset = start && new URLSearchParams(enquiryHref(start, '').slice(1));
  preset?.forEach((value, name) => url.searchParams.set(name, value));
  return url.pathname + url.search;
}

export const openEnquirySidebar = (start: EnquiryStart): void =>
  window.history.pushState({ enquiryOpened: true } satisfies HistoryState, '', addressWith(start));

function closeSidebar(): void {
  if (!new URLSearchParams(window.location.search).has('enquire')) return;
  if ((window.history.state as HistoryState | null)?.enquiryOpened) goBack(stepEntryCount() + 1);
  else window.history.replaceState({}, '', addressWith());
}

/** Closes the sidebar: goes back in the history if a press on this page opened it, otherwise only changes the URL. */
export const closeEnquirySidebar = (): void => afterGoingBack(closeSidebar);

/** The preset values of a link that opens the sidebar; undefined for other links. */
export function enquiryOfLink(link: HTMLAnchorElement): EnquiryStart | undefined {
  const url = new URL(link.href);
  const current = window.location;
  // A link with a fragment leads to a part of its page, such as the field of an error.
  if (url.origin !== current.origin || current.pathname === '/enquire' || url.hash) return undefined;
  const opensHere = url.pathname === '/enquire' || url.searchParams.has('enquire');
  return opensHere ? enquiryStart(url.searchParams) : undefined;
}
