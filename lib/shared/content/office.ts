import { getCentres } from './centres.ts';
import { enquiryHref, type officeTopics } from './enquiry-link.ts';
import { getSite } from './site.ts';

/**
 * The address of an enquiry that the head office answers. Program and centre are preset, because the backend requires both
 * (docs/product/forms.md#f3) and neither matters to these visitors.
 */
export function officeHref(topic: keyof typeof officeTopics): string {
  const slug = getSite().headOffice.centre;
  const centre = getCentres().find((one) => one.slug === slug);
  return enquiryHref({ course: 'STC', topic, ...(centre && { centre: centre.id }) });
}
