import { getAnyCourses, type AnyCourse } from '../content/any-course.ts';
import { getCourseNames, type EnquiryCode } from '../content/courses.ts';
import { getProgramme, getSemesters } from '../content/programmes.ts';
import { nameKey } from '../foundation/name-key.ts';
import type { BatchCourse } from './types.ts';

/** What a name on the wire stands for. `name` is undefined where the wire's own says more, as for a semester. */
type Match = { name?: string; courses: BatchCourse[]; enquire: EnquiryCode };

function buildIndex(): ReadonlyMap<string, Match> {
  const index = new Map<string, Match>();
  const add = (text: string, { slug, name, href, enquire }: AnyCourse, shown?: string) => {
    const match = index.get(nameKey(text)) ?? { ...(shown && { name: shown }), courses: [], enquire };
    if (!match.courses.some((course) => course.slug === slug)) match.courses.push({ slug, name, href });
    index.set(nameKey(text), match);
  };
  const others = new Map(getCourseNames().map(({ course, names }) => [course, names]));
  const courses = getAnyCourses();
  for (const one of courses) {
    const { slug, title, name, course } = one;
    const names = [slug, title, name, course?.title2 ?? '', ...(others.get(slug) ?? [])];
    for (const text of names) if (text !== '') add(text, one, name);
  }
  for (const slug of ['adse', 'hdse'] as const) {
    const diploma = courses.find((course) => course.slug === slug);
    if (diploma) for (const { label } of getSemesters(getProgramme(slug))) add(label, diploma);
  }
  return index;
}

let index: ReadonlyMap<string, Match> | undefined;

/**
 * The course of ours that a name on the wire stands for (content/course-names.ts); undefined for a name that nothing matches,
 * which is then shown as it is.
 */
export const matchName = (name: string): Match | undefined => (index ??= buildIndex()).get(nameKey(name));
