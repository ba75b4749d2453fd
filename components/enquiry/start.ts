import type { Centre } from '@/lib/content/centres';
import type { EnquiryStart } from '@/lib/content/enquiry-link';
import { controls } from '@/lib/enquiry/fields';
import { programs } from '@/lib/enquiry/programs';
import { guidOf } from '@/lib/foundation/guid';
import { messages } from './messages';

/** `python-django` → `About: python django`, cut to the 50 characters of the field. */
const topicText = (topic: string) =>
  messages.about(
    topic
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 43),
  );

/** The enquiry parameters of a link as answers by control name. Unknown codes and ids are ignored. */
export function startValues(start: EnquiryStart): Record<string, string> {
  const known = programs.some(({ code }) => code === start.course);
  const centre = guidOf(start.centre ?? '');
  return {
    ...(known && start.course && { [controls.course]: start.course }),
    ...(centre && { [controls.centreId]: centre }),
    ...(start.topic && { [controls.message]: topicText(start.topic) }),
  };
}

/** A centre from the content, whose code is loaded only when a centre is named. */
export async function centreOf(id: string): Promise<Centre | undefined> {
  const { getCentre } = await import('@/lib/content/centres');
  return getCentre(id);
}
