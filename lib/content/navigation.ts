import { getCategory, getCoursesOf, courseHref, type FamilySlug } from './courses.ts';
import { getRoute } from './routes.ts';

type MenuLink = { label: string; href: string };
export type MenuGroup = { title: string; href: string; links: readonly MenuLink[] };
/** One column of the Courses menu; the first holds two groups. */
type MenuColumn = readonly MenuGroup[];

function groupOf(family: FamilySlug): MenuGroup {
  const category = getCategory(family);
  return {
    title: category.title,
    href: category.page ?? `/courses#${family}`,
    links: getCoursesOf(family).map((course) => ({
      label: course.title2 ?? course.title,
      href: courseHref(course, family),
    })),
  };
}

const overviewPaths = ['/courses', '/batches', '/short-courses', '/courses-details'];

/**
 * The five columns of the Courses menu (docs/product/pages.md#p3): Career Program and ACN-Pro by their secondary titles,
 * then Smart Pro, Short Course and English Language, without Summer Camp. The fifth links to the overview pages, because
 * the specification names no content for it.
 */
export const getCourseColumns = (): readonly MenuColumn[] => [
  [groupOf('career'), groupOf('acn-pro')],
  [groupOf('smart-pro')],
  [groupOf('short-course')],
  [groupOf('english')],
  [
    {
      title: 'All courses',
      href: '/courses',
      links: overviewPaths.map((path) => ({ label: getRoute(path).label, href: path })),
    },
  ],
];
