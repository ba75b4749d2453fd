import type { Centre } from '@/lib/content/centres';
import type { EnquiryStart } from '@/lib/content/enquiry-link';
import { controls, maxLengths } from '@/lib/enquiry/fields';
import { programs } from '@/lib/enquiry/programs';
import { guidOf } from '@/lib/foundation/guid';
import { messages } from './messages';
import type { Topics } from './topic-titles';

/** `vue-js` → `About: Vue.js`, and the words of any other topic, cut to the length of the field. */
function topicText(topic: string, topics: Topics): string {
  const title = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
  const words = title ?? topic.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return messages.about(words).slice(0, maxLengths.message).trim();
}

/** The enquiry parameters of a link as answers by control name. Unknown codes and ids are ignored. */
export function startValues(start: EnquiryStart, topics: Topics): Record<string, string> {
  const known = programs.some(({ code }) => code === start.course);
  const centre = guidOf(start.centre ?? '');
  return {
    ...(known && start.course && { [controls.course]: start.course }),
    ...(centre && { [controls.centreId]: centre }),
    ...(start.topic && { [controls.message]: topicText(start.topic, topics) }),
  };
}

/** A centre from the content, whose code is loaded only when a centre is named. */
export async function centreOf(id: string): Promise<Centre | undefined> {
  const { getCentre } = await import('@/lib/content/centres');
  return getCentre(id);
}
