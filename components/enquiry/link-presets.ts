import type { Centre } from '@/content/schema/centres';
import { maxTopicLength, officeTopics, type EnquiryStart } from '@/lib/shared/content/enquiry-link';
import { enquiryControls, programs } from '@/lib/shared/enquiry/fields';
import { withoutUndefined } from '@/lib/shared/util/collections';
import { guidOf } from '@/lib/shared/util/values';

/** Titles by topic: of courses by their slug, and of subjects that the head office answers. */
export type TopicTitles = Readonly<Record<string, string>>;

export function topicOf({ topic = '' }: EnquiryStart, topics: TopicTitles): string {
  const title = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
  // A topic without spaces is a slug and loses its hyphens; a sentence keeps commas, hyphens and parentheses.
  const droppedCharacters = topic.includes(' ') ? /[^\p{L}\p{N},()-]+/gu : /[^\p{L}\p{N}]+/gu;
  const topicText = title ?? topic.replace(droppedCharacters, ' ').trim();
  return topicText.slice(0, maxTopicLength).trim();
}

/** The heading of an enquiry about a topic; `Semester 1` and `7 December` stay on one line. */
export const topicHeading = (topic: string): string =>
  `Ask about ${topic.replaceAll(/(\p{L}) (?=\d)|(\d) (?=\p{Lu})/gu, '$1$2\u00a0')}`;

/** True if the head office answers, and no centre. */
export const isForOffice = ({ topic = '' }: EnquiryStart): boolean => Object.hasOwn(officeTopics, topic);

export const isPresetByLink = (control: string): boolean =>
  control === enquiryControls.course || control === enquiryControls.centreId;

/** The form folds program and centre if both are preset. */
export const presetsProgramAndCentre = (values: Readonly<Record<string, string>>): boolean =>
  Boolean(values[enquiryControls.course] && values[enquiryControls.centreId]);

/** Answers by control name, without an unknown program or a malformed centre id. */
export function answersFromLink(start: EnquiryStart): Record<string, string> {
  const isKnown = programs.some(({ code }) => code === start.course);
  const centre = guidOf(start.centre ?? '');
  return withoutUndefined({
    [enquiryControls.course]: isKnown ? start.course : undefined,
    [enquiryControls.centreId]: centre,
  });
}

/** Loads the list of centres, which most visitors of the form do not need. */
export async function loadCentre(id: string): Promise<Centre | undefined> {
  const { getCentre } = await import('@/lib/shared/content/centres');
  return getCentre(id);
}
