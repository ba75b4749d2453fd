import type { Course as CourseMarkup, ItemList } from 'schema-dts';
import type { Course, CategorySlug, StandAloneCourse, Programme } from '../../../content/schema/courses.ts';
import { getArt } from '../../shared/art/drawings.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { courseHref, standAloneHref } from '../catalogue/courses.ts';
import { getSemesters } from '../catalogue/programmes.ts';
import { absoluteUrl } from '../runtime/env.ts';
import { itemList, providerId } from './json-ld.ts';

type CourseNode = Exclude<CourseMarkup, string>;

/** A course at a path, which may have a fragment (`/courses-sp#mern-stack`). */
function courseNode(path: string, properties: Partial<CourseNode>): CourseNode {
  const url = absoluteUrl(path);
  return {
    '@type': 'Course',
    '@id': `${url}${path.includes('#') ? '-course' : '#course'}`,
    url,
    inLanguage: 'en',
    provider: { '@id': providerId() },
    ...properties,
  };
}

const imageUrl = (name: string) => absoluteUrl(getArt(name).src);

/** The monthly fee as an offer, unless it is a sample, which a search engine would show as real. */
const offersOf = ({ facts: { fee, sample } }: Pick<Course, 'facts'>): Partial<CourseNode> =>
  fee && !sample
    ? {
        offers: {
          '@type': 'Offer',
          category: 'Paid',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceCurrency: 'PKR',
            minPrice: fee.from,
            maxPrice: fee.to,
            unitCode: 'MON',
          },
        },
      }
    : {};

export function categoryCourseNode(course: Course, family: CategorySlug): CourseNode {
  const hours = Number.parseInt(course.time ?? '', 10);
  return courseNode(courseHref(course, family), {
    name: course.title,
    description: course.description,
    image: imageUrl(`courses/${course.slug}`),
    ...offersOf(course),
    ...(hours && {
      timeRequired: `PT${hours}H`,
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Onsite', courseWorkload: 'PT2H' },
    }),
  });
}

export function programmeNode(programme: Programme): CourseNode {
  const { years, prerequisites, recognizedBy } = programme;
  return courseNode(programme.path, {
    name: programme.fullName,
    description: programme.lead,
    image: imageUrl(`pages/courses-${programme.slug}`),
    educationalCredentialAwarded: programme.fullName,
    coursePrerequisites: prerequisites,
    ...withoutUndefined({
      timeRequired: years ? `P${years}Y` : undefined,
      recognizedBy: recognizedBy && { '@type': 'Organization' as const, name: recognizedBy },
    }),
    syllabusSections: getSemesters(programme).map((semester) => ({
      '@type': 'Syllabus',
      name: `${semester.label}: ${semester.title}`,
      description: semester.modules.map((module) => module.title).join(', '),
    })),
  });
}

/** A course of /courses-details; `id` is its index in the list. */
export const standAloneCourseNode = (course: StandAloneCourse, id: number): CourseNode =>
  courseNode(standAloneHref(id), {
    name: course.title,
    description: course.description,
    image: imageUrl(`courses/${course.slug}`),
    ...offersOf(course),
  });

/** Google's "course list", which needs at least three courses, each with its own URL. */
export const courseList = (title: string, courses: readonly CourseNode[]): ItemList =>
  itemList(
    title,
    courses.map((item) => ({ url: item.url, item })),
  );
