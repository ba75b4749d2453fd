import type { UpcomingBatch } from '../../shared/classes/batch.ts';
import { batchesHref } from '../../shared/classes/filters.ts';
import { shortDayLabels } from '../../shared/classes/parts-of-day.ts';
import { centrePath, getCentres } from '../../shared/content/centres.ts';
import { enquiryHref, maxTopicLength } from '../../shared/content/enquiry-link.ts';
import { centreChat, telLink } from '../../shared/content/site.ts';
import { countSaved, type SavedList } from '../../shared/saved-list.ts';
import { joinNames } from '../../shared/util/text.ts';
import { type CatalogueCourse, findCourse, lengthLine } from '../catalogue/catalogue.ts';
import { feeLine } from '../catalogue/fees.ts';
import { withDisplayState, countListed, findUpcoming } from './find-batches.ts';

/** `facts` has a value for each label, undefined if unknown. */
export type ComparedItem = {
  id: string;
  name: string;
  href: string;
  facts: Readonly<Record<string, string | { text: string; href: string } | undefined>>;
};

/** The days of all classes, and the first one's start with its name or centre (`textOf`); undefined without classes. */
function classFacts(
  batches: readonly UpcomingBatch[],
  href: string,
  textOf: (next: UpcomingBatch) => string,
) {
  const [next] = batches;
  const days = [...new Set(batches.map((batch) => shortDayLabels[batch.days]))].toSorted();
  return {
    Days: days.join(' or ') || undefined,
    'Next class': next && { text: `${next.startDate ?? 'Soon'}, ${textOf(next)}`, href },
  };
}

function compareCourse(catalogueCourse: CatalogueCourse, allBatches: readonly UpcomingBatch[]): ComparedItem {
  const { slug, name, href, text, course, facts } = catalogueCourse;
  const batches = findUpcoming(allBatches, { course: slug });
  const places = [...new Set(batches.map(({ centre }) => centre.name))];
  return {
    id: slug,
    name,
    href,
    facts: {
      Fee: feeLine(facts)?.replace('PKR ', 'PKR\u00a0'), // on one line in a narrow column
      Length: lengthLine(facts),
      'Leads to': facts.leadsTo,
      Hours: facts.classes ?? `${facts.hoursAWeek} hours a week`,
      ...classFacts(batches, batchesHref({ course: [slug] }), ({ centre }) => centre.name),
      Where: joinNames(places, 3) || undefined,
      For: course?.forWhom ?? text,
      'You need': facts.needs,
      'You make': course?.make,
    },
  };
}

function compareCentre(slug: string, allBatches: readonly UpcomingBatch[]) {
  const centre = getCentres().find((candidate) => candidate.slug === slug);
  if (!centre) return [];
  const href = batchesHref({ centre: [slug] });
  const count = countListed(allBatches, { centre: slug });
  const classes = classFacts(findUpcoming(allBatches, { centre: slug }), href, ({ name }) => name);
  const facts: ComparedItem['facts'] = {
    City: centre.city,
    ...classes,
    Classes: classes['Next class'] && { text: `${count} upcoming`, href },
    Phone: { text: centre.phone, href: telLink(centre.phone) },
    WhatsApp: { text: centre.whatsapp, href: centreChat(centre) },
  };
  return [{ id: slug, name: centre.name, href: centrePath(centre.id), facts, centre }];
}

/** The saved items that exist; `missing` counts the others. `ask` links to an enquiry about the courses and classes. */
export function compareSavedItems(savedList: SavedList, allBatches: readonly UpcomingBatch[]) {
  const savedCourses = savedList.courses.flatMap((slug) => findCourse(slug) ?? []);
  const courses = savedCourses.map((course) => compareCourse(course, allBatches));
  const centres = savedList.centres.flatMap((slug) => compareCentre(slug, allBatches));
  const classes = allBatches.filter(({ id }) => savedList.classes.includes(id)).map(withDisplayState);
  const enquiryCode = savedCourses[0]?.enquire ?? classes[0]?.enquire;
  const centre = centres[0]?.centre.id ?? classes[0]?.centre.id;
  const names = [...courses, ...classes].map(({ name }) => name.slice(0, 60));
  const topic = names.join(', ').slice(0, maxTopicLength);
  return {
    courses,
    classes,
    centres,
    missing: countSaved(savedList) - courses.length - classes.length - centres.length,
    ask: enquiryHref({ course: enquiryCode, centre, topic }),
  };
}
