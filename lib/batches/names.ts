import { getAnyCourses, type AnyCourse } from '../content/any-course.ts';
import { feeOfClass, type CourseFacts } from '../content/course-facts.ts';
import { getCourseNames, type EnquiryCode } from '../content/courses.ts';
import { getProgramme, getSemesterPlaces } from '../content/programmes.ts';
import { compact } from '../foundation/compact.ts';
import { nameKey } from '../foundation/name-key.ts';
import { audienceOf, semesterText } from './labels.ts';
import type { BatchCourse, BatchLevel } from './types.ts';

/** Whom a class is for. */
type Audience = { audience: string; level: BatchLevel };
/** What a name on the wire stands for. `name` is undefined where the wire's own says more, as for a semester. */
type Match = Audience & { name?: string; courses: BatchCourse[]; enquire: EnquiryCode; fee?: string };
/** A match with the facts of its courses, from which its fee is made. */
type Entry = Omit<Match, 'fee'> & { facts: CourseFacts[] };

function buildIndex(): ReadonlyMap<string, Match> {
  const index = new Map<string, Entry>();
  const add = (text: string, course: AnyCourse, audience: Audience, shown?: string) => {
    const { slug, name, href, enquire, facts } = course;
    const key = nameKey(text);
    const match = index.get(key) ?? {
      ...audience,
      ...compact({ name: shown }),
      courses: [],
      facts: [],
      enquire,
    };
    if (!match.courses.some((one) => one.slug === slug)) {
      match.courses.push({ slug, name, href, enquire });
      match.facts.push(facts);
    }
    index.set(key, match);
  };
  const others = new Map(getCourseNames().map(({ course, names }) => [course, names]));
  const courses = getAnyCourses();
  for (const one of courses) {
    const { slug, title, name, course, facts } = one;
    const names = [slug, title, name, course?.title2 ?? '', ...(others.get(slug) ?? [])];
    const level = facts.audience ? 'skilled' : 'beginner';
    for (const text of names) if (text !== '') add(text, one, { audience: audienceOf(facts), level }, name);
  }
  for (const slug of ['adse', 'hdse'] as const) {
    const diploma = courses.find((course) => course.slug === slug);
    for (const place of diploma ? getSemesterPlaces(getProgramme(slug)) : [])
      if (diploma)
        add(place.label, diploma, {
          audience: semesterText(place),
          level: place.after ? 'later' : 'beginner',
        });
  }
  return new Map(
    [...index].map(([key, { facts, ...match }]) => [
      key,
      { ...match, ...compact({ fee: feeOfClass(facts) }) },
    ]),
  );
}

let index: ReadonlyMap<string, Match> | undefined;

/**
 * The course of ours that a name on the wire stands for (content/course-names.ts); undefined for a name that nothing matches,
 * which is then shown as it is.
 */
export const matchName = (name: string): Match | undefined => (index ??= buildIndex()).get(nameKey(name));
