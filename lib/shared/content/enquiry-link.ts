/**
 * Preset values of an enquiry: program code (docs/product/forms.md#f4), centre GUID, and as `topic` a course's slug, a
 * key of `officeTopics` or other words, of which `maxTopicLength` characters are shown.
 */
export type EnquiryStart = Partial<Record<'course' | 'centre' | 'topic', string | undefined>>;
export const maxTopicLength = 90;

/** Subjects of enquiries to the head office, by the `topic` in their links. */
export const officeTopics = { 'next-event': 'the next event' } as const;

/** The address of `/enquire`, which scripts open as a sidebar, or of another `page` with the sidebar open. */
export function enquiryHref(start: EnquiryStart = {}, page = '/enquire'): string {
  const query = new URLSearchParams();
  if (start.course || page !== '/enquire') query.set('enquire', start.course ?? '');
  if (start.centre) query.set('centre', start.centre);
  if (start.topic) query.set('topic', start.topic);
  const text = query.toString();
  return text ? `${page}?${text}` : page;
}

/** The preset values in a query; absent and empty ones are undefined. */
export function enquiryStart(query: Pick<URLSearchParams, 'get'>): EnquiryStart {
  const valueOf = (name: string) => query.get(name) || undefined;
  return { course: valueOf('enquire'), centre: valueOf('centre'), topic: valueOf('topic') };
}
