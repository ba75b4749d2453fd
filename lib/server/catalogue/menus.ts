import { navigation } from '../../../content/navigation.ts';
import type { Centre } from '../../../content/schema/centres.ts';
import type { CategorySlug } from '../../../content/schema/courses.ts';
import { centrePath, cityPath, getCentresByCity, placeOf } from '../../shared/content/centres.ts';
import { courseHref, getCategories, getCategory, getCoursesOf } from './courses.ts';
import { withFacts } from './facts.ts';
import { getRoute } from './routes.ts';

export type NavLink = { label: string; href: string };

type MenuItem = { label: string; href: string; note?: string };
export type MenuGroup = { title: string; href?: string; items: readonly MenuItem[] };

/** The body of /menu.json, with the courses in columns. */
export type Menus = { courses: readonly (readonly MenuGroup[])[]; centres: readonly MenuGroup[] };

export const getNavigation = () => withFacts(navigation);

/** Notes below the navigation's links Courses and Locations: `6 categories`; `Karachi 27, 6 more cities`. */
export function getNavigationNotes() {
  const [first, ...others] = getCentresByCity();
  return {
    courses: `${getCategories().length} categories`,
    locations: `${first?.city} ${first?.centres.length}, ${others.length} more cities`,
  };
}

/** Data of both mega menus, which a browser fetches on first use. */
export const getMenus = (): Menus => ({ courses: courseColumns(), centres: centreGroups() });

const centreItem = (centre: Centre, withCity: boolean): MenuItem => ({
  label: withCity ? placeOf(centre) : centre.name,
  href: centrePath(centre.id),
  note: [centre.phone, centre.phone3].filter(Boolean).join(' · '),
});

/** A group for the first city, which links to all its centres if the menu omits some, and one for the other cities. */
function centreGroups(): readonly MenuGroup[] {
  const [first, ...others] = getCentresByCity('inNavigation');
  if (!first) return [];
  const allInCity = getCentresByCity().find(({ city }) => city === first.city);
  return [
    {
      title: first.city,
      items: [
        ...first.centres.map((centre) => centreItem(centre, false)),
        ...(allInCity && allInCity.centres.length > first.centres.length
          ? [{ label: `All ${allInCity.centres.length} in ${allInCity.city}`, href: cityPath(allInCity) }]
          : []),
      ],
    },
    {
      title: 'Other cities',
      items: others.flatMap(({ centres }) => centres.map((centre) => centreItem(centre, true))),
    },
  ];
}

function courseGroup(family: CategorySlug): MenuGroup {
  const { title, page = `/courses#${family}` } = getCategory(family);
  const items = getCoursesOf(family).map((course) => ({
    label: course.title2 ?? course.title,
    href: courseHref(course, family),
  }));
  return { title, href: page, items: items.filter(({ href }) => href !== page) };
}

/** `/short-courses` has a label of its own, because its usual label is also that of a group. */
const overviewItems = [
  { label: getRoute('/batches').label, href: '/batches' },
  { label: 'Short courses by length', href: '/short-courses' },
  { label: getRoute('/courses-details').label, href: '/courses-details' },
];

/** The columns of the Courses menu (docs/product/pages.md#p3) except the fifth, which components/layout adds. */
const courseColumns = (): readonly (readonly MenuGroup[])[] => [
  [courseGroup('career'), courseGroup('acn-pro')],
  [courseGroup('smart-pro')],
  [courseGroup('short-course')],
  [courseGroup('english'), { title: 'All courses', href: '/courses', items: overviewItems }],
];
