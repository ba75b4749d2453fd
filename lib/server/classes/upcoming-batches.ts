import { courseNames } from '../../../content/course-names.ts';
import type { Centre } from '../../../content/schema/centres.ts';
import type { EnquiryCode } from '../../../content/schema/courses.ts';
import type { OpeningHours } from '../../../content/schema/opening-hours.ts';
import type { Batch, BatchCourse, BatchLevel, SeatFee, UpcomingBatch } from '../../shared/classes/batch.ts';
import { audienceOf } from '../../shared/classes/labels.ts';
import { centrePath } from '../../shared/content/centres.ts';
import { uniqueBy, withoutUndefined } from '../../shared/util/collections.ts';
import { cityKey, nameKey } from '../../shared/util/names.ts';
import { type CatalogueCourse, getAllCourses } from '../catalogue/catalogue.ts';
import { feeLine } from '../catalogue/fees.ts';
import { getOpeningHours } from '../catalogue/opening-hours.ts';
import { findProgramme, getSemesterPlaces } from '../catalogue/programmes.ts';
import { readSlot } from './time-slots.ts';

type Audience = { audience: string; level: BatchLevel };
/** The courses of a class name of the backend, and the name to show. */
type NameMatch = Audience & { name: string; courses: BatchCourse[]; enquire: EnquiryCode };

function buildMatchesByClassName(): ReadonlyMap<string, NameMatch> {
  const matchesByName = new Map<string, NameMatch>();
  const add = (text: string, course: CatalogueCourse, audience: Audience, shownName: string) => {
    const { slug, name, href, enquire, facts } = course;
    const key = nameKey(text);
    const match: NameMatch = matchesByName.get(key) ?? { ...audience, name: shownName, courses: [], enquire };
    if (!match.courses.some((known) => known.slug === slug))
      match.courses.push({ slug, name, href, enquire, fee: facts.fee, months: facts.months });
    matchesByName.set(key, match);
  };
  const otherNames = new Map(courseNames.map(({ course, names }) => [course, names]));
  const courses = getAllCourses();
  for (const catalogueCourse of courses) {
    const { slug, title, name, course, facts } = catalogueCourse;
    const names = [slug, title, name, course?.title2 ?? '', ...(otherNames.get(slug) ?? [])];
    const level = facts.audience ? 'skilled' : 'beginner';
    for (const text of names)
      if (text !== '') add(text, catalogueCourse, { audience: audienceOf(facts), level }, name);
  }
  for (const diploma of courses) {
    const programme = findProgramme(diploma.slug);
    for (const { label, number, after } of programme ? getSemesterPlaces(programme) : []) {
      const audience: Audience = after
        ? { audience: `After ${after.replace(' ', '\u00a0')}`, level: 'later' }
        : { audience: audienceOf({}), level: 'beginner' };
      add(label, diploma, audience, `Semester ${number} (${label})`);
    }
  }
  return matchesByName;
}

/** The known fees of a seat in these courses: one if all are equal, else each with its diploma's short name. */
export function seatFees(courses: readonly BatchCourse[]): readonly SeatFee[] {
  const fees = courses.flatMap(({ slug, fee, months = 0 }) =>
    fee ? { program: slug.toUpperCase(), fee, months } : [],
  );
  const [first] = fees;
  if (!first || fees.some((seatFee) => feeLine(seatFee) !== feeLine(first))) return fees;
  return [{ fee: first.fee, months: first.months }];
}

let matchesByClassName: ReadonlyMap<string, NameMatch> | undefined;

/** The courses of a class name of the backend (content/course-names.ts); undefined for a name that no course has. */
export const matchClassName = (name: string): NameMatch | undefined =>
  (matchesByClassName ??= buildMatchesByClassName()).get(nameKey(name));

function toUpcomingBatch(
  centre: Centre,
  batch: Batch,
  asOf: Date,
  hours: OpeningHours | undefined,
): UpcomingBatch {
  const match = matchClassName(batch.course);
  const { course, startDate, date, days, status } = batch;
  const slot = batch.timeSlot === undefined ? undefined : readSlot(batch.timeSlot, batch, hours);
  const { id, slug, name, city, whatsapp } = centre;
  const parts = [slug, nameKey(course), date, days, nameKey(batch.timeSlot ?? '')];
  return {
    id: parts.filter(Boolean).join('_').slice(0, 200),
    name: match?.name ?? course,
    courses: match?.courses ?? [],
    courseValues: match?.courses.map((matched) => matched.slug) ?? [nameKey(course)].filter(Boolean),
    level: match?.level ?? 'skilled',
    fees: seatFees(match?.courses ?? []),
    centre: { id, slug, name, city, whatsapp, href: centrePath(id), cityKey: cityKey(city) },
    days,
    ...withoutUndefined({ timeSlot: slot?.text, part: slot?.part, sentSlot: slot?.sent }),
    ...withoutUndefined({ audience: match?.audience, enquire: match?.enquire, startDate, date, status }),
    asOf: asOf.toISOString(),
  };
}

/** Converts one centre's batches for pages; drops batches with the same id. */
export function toUpcomingBatches(centre: Centre, batches: readonly Batch[], asOf: Date): UpcomingBatch[] {
  const hours = getOpeningHours(centre.slug);
  const upcomingBatches = batches.map((batch) => toUpcomingBatch(centre, batch, asOf, hours));
  return uniqueBy(upcomingBatches, ({ id }) => id);
}
