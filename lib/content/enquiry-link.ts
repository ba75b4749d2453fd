/** What an enquiry link may carry: a program code (docs/product/forms.md#f4), a centre's GUID, and the thing asked about. */
export type EnquiryStart = { course?: string; centre?: string; topic?: string };

/**
 * The address that opens the enquiry: the full page `/enquire` without JavaScript; with it the frame catches the click
 * and opens the sidebar over the present page. `?enquire=CODE` opens the sidebar on any page as well.
 */
export function enquiryHref(start: EnquiryStart = {}, page = '/enquire'): string {
  const query = new URLSearchParams();
  if (start.course || page !== '/enquire') query.set('enquire', start.course ?? '');
  if (start.centre) query.set('centre', start.centre);
  if (start.topic) query.set('topic', start.topic);
  const text = query.toString();
  return text ? `${page}?${text}` : page;
}

/** Reads the same from a query. */
export function enquiryStart(query: Pick<URLSearchParams, 'get'>): EnquiryStart {
  const course = query.get('enquire');
  const centre = query.get('centre');
  const topic = query.get('topic');
  return { ...(course && { course }), ...(centre && { centre }), ...(topic && { topic }) };
}
