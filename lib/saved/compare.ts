import { ahead, asFound, type FoundBatch } from '../batches/find.ts';
import { batchesHref } from '../batches/filters.ts';
import { shortDayLabels } from '../batches/labels.ts';
import type { UpcomingBatch } from '../batches/types.ts';
import { centreChat } from '../centre/links.ts';
import { centrePath, getCentres, type Centre } from '../content/centres.ts';
import {
  courseHref,
  type EnquiryCode,
  getCourse,
  getShortCourseCards,
  getStandAloneCourses,
  standAloneHref,
} from '../content/courses.ts';
import { enquiryHref } from '../content/enquiry-link.ts';
import { telLink } from '../content/site.ts';
import { dayOf } from '../foundation/time.ts';
import type { SavedList } from './list.ts';

/** A link of a comparison, such as the next class. */
type ComparedLink = { text: string; href: string };
/** One thing that is compared, with a value for each fact that is known. */
export type Compared = {
  id: string;
  name: string;
  href: string;
  facts: Readonly<Record<string, string | ComparedLink | undefined>>;
};

type Comparison = {
  courses: readonly Compared[];
  classes: readonly FoundBatch[];
  centres: readonly (Compared & { centre: Centre })[];
  /** Items that are no longer there, or never were. */
  missing: number;
  /** The enquiry about all of it. */
  ask: string;
};

type CourseText = { name: string; href: string; enquire: EnquiryCode; facts: Compared['facts'] };

/** What content says of a course of any kind. */
function courseText(slug: string): CourseText | undefined {
  const course = getCourse(slug);
  if (course)
    return {
      name: course.family === 'english' ? `English, ${course.title}` : course.title,
      href: courseHref(course, course.family),
      enquire: course.enquire,
      facts: {
        Length: course.time ?? course.duration,
        Hours: course.classDuration ?? (course.time && course.duration),
        'What for': course.forWhom ?? course.description,
        'You need': course.needs,
        'You make': course.make,
      },
    };
  const id = getStandAloneCourses().findIndex((one) => one.slug === slug);
  const alone = getStandAloneCourses()[id];
  if (alone)
    return {
      name: alone.title,
      href: standAloneHref(id),
      enquire: alone.enquire,
      facts: { 'What for': alone.description },
    };
  const card = getShortCourseCards().find((one) => one.slug === slug);
  return (
    card && {
      name: card.title,
      href: `/short-courses#${slug}`,
      enquire: 'STC',
      facts: { 'What for': card.topics.join(', ') },
    }
  );
}

const names = (all: readonly string[], most: number) =>
  all.length > most ? `${all.slice(0, most).join(', ')} and ${all.length - most} more` : all.join(', ');

/** When and where the classes of a course or centre are. */
function classFacts(batches: readonly UpcomingBatch[], href: string, ofCentre: boolean): Compared['facts'] {
  const [next] = batches;
  if (!next) return { 'Next class': undefined };
  const days = [...new Set(batches.map((batch) => shortDayLabels[batch.days]))].toSorted();
  const where = [...new Set(batches.map(({ centre }) => centre.name))];
  const start = next.startDate ?? 'Soon';
  return {
    Days: days.join(' or '),
    'Next class': { text: `${start}, ${ofCentre ? next.name : next.centre.name}`, href },
    ...(!ofCentre && { Where: names(where, 3) }),
    ...(ofCentre && { Classes: { text: `${batches.length} upcoming`, href } }),
  };
}

function compareCourse(slug: string, all: readonly UpcomingBatch[], today: string): Compared[] {
  const text = courseText(slug);
  if (!text) return [];
  const batches = ahead(all, { course: slug }, today);
  const classes = classFacts(batches, batchesHref({ course: [slug] }), false);
  const { Length, Hours, ...rest } = text.facts;
  return [{ id: slug, name: text.name, href: text.href, facts: { Length, Hours, ...classes, ...rest } }];
}

function compareCentre(slug: string, all: readonly UpcomingBatch[], today: string): Comparison['centres'] {
  const centre = getCentres().find((one) => one.slug === slug);
  if (!centre) return [];
  const batches = ahead(all, { centre: slug }, today);
  const classes = classFacts(batches, batchesHref({ centre: [slug] }), true);
  const facts = {
    City: centre.city,
    ...classes,
    Phone: { text: centre.phone, href: telLink(centre.phone) },
    WhatsApp: { text: centre.whatsapp, href: centreChat(centre) },
  };
  return [{ id: slug, name: centre.name, href: centrePath(centre.id), facts, centre }];
}

/** Resolves a list against content and the upcoming batches; what is unknown is counted and left out. */
export function compare(list: SavedList, all: readonly UpcomingBatch[], today: string = dayOf()): Comparison {
  const courses = list.courses.flatMap((slug) => compareCourse(slug, all, today));
  const centres = list.centres.flatMap((slug) => compareCentre(slug, all, today));
  const classes = all.filter(({ id }) => list.classes.includes(id)).map((batch) => asFound(batch, today));
  const asked = list.courses.flatMap((slug) => courseText(slug) ?? []);
  const enquire = asked[0]?.enquire ?? classes[0]?.enquire;
  const centre = centres[0]?.centre.id ?? classes[0]?.centre.id;
  const topic = [...courses, ...classes].map(({ name }) => name.slice(0, 60));
  return {
    courses,
    classes,
    centres,
    missing:
      list.courses.length -
      courses.length +
      list.centres.length -
      centres.length +
      list.classes.length -
      classes.length,
    ask: enquiryHref({
      ...(enquire && { course: enquire }),
      ...(centre && { centre }),
      ...(topic.length > 0 && { topic: topic.join(', ').slice(0, 90) }),
    }),
  };
}
