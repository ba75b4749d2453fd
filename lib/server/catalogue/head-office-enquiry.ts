import { getCentres } from '../../shared/content/centres.ts';
import { enquiryHref, type officeTopics } from '../../shared/content/enquiry-link.ts';
import { getSite } from '../../shared/content/site.ts';

/**
 * URL of an enquiry to the head office. Program and centre are preset because the backend requires both
 * (docs/product/forms.md#f3) and these visitors need neither.
 */
export function headOfficeEnquiryHref(topic: keyof typeof officeTopics): string {
  const slug = getSite().headOffice.centre;
  const centre = getCentres().find((candidate) => candidate.slug === slug);
  return enquiryHref({ course: 'STC', topic, centre: centre?.id });
}
