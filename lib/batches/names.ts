import {
  courseHref,
  type EnquiryCode,
  getCourseNames,
  getCourses,
  getShortCourseCards,
  getStandAloneCourses,
  standAloneHref,
} from '../content/courses.ts';
import { getProgramme, getSemesters } from '../content/programmes.ts';
import { nameKey } from './name-key.ts';
import type { BatchCourse } from './types.ts';

/** What a name on the wire stands for. `name` is undefined where the wire's own says more, as for a semester. */
type Match = { name?: string; courses: BatchCourse[]; enquire: EnquiryCode };

type Known = BatchCourse & { enquire: EnquiryCode; names: readonly string[] };

/** The category courses, then those of /courses-details, then the cards of /short-courses. */
function knownCourses(): Known[] {
  const others = new Map(getCourseNames().map(({ course, names }) => [course, names]));
  return [
    ...getCourses().map((course) => {
      const name = course.family === 'english' ? `English, ${course.title}` : course.title;
      const names = [
        course.slug,
        course.title,
        name,
        course.title2 ?? '',
        ...(others.get(course.slug) ?? []),
      ];
      return {
        slug: course.slug,
        name,
        href: courseHref(course, course.family),
        enquire: course.enquire,
        names,
      };
    }),
    ...getStandAloneCourses().map(({ slug, title, enquire }, id) => ({
      slug,
      name: title,
      href: standAloneHref(id),
      enquire,
      names: [slug, title],
    })),
    ...getShortCourseCards().map(({ slug, title }) => ({
      slug,
      name: title,
      href: `/short-courses#${slug}`,
      enquire: 'STC' as const,
      names: [slug, title],
    })),
  ];
}

function buildIndex(): ReadonlyMap<string, Match> {
  const index = new Map<string, Match>();
  const add = (text: string, { slug, name, href, enquire }: Omit<Known, 'names'>, shown?: string) => {
    const match = index.get(nameKey(text)) ?? { ...(shown && { name: shown }), courses: [], enquire };
    if (!match.courses.some((course) => course.slug === slug)) match.courses.push({ slug, name, href });
    index.set(nameKey(text), match);
  };
  const courses = knownCourses();
  for (const course of courses)
    for (const text of course.names) if (text !== '') add(text, course, course.name);
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
