import { navigation } from '../../content/navigation.ts';
import { type Centre, centrePath, getCentresByCity, placeOf } from './centres.ts';
import { getCourseColumns } from './navigation.ts';
import { withFacts } from './facts.ts';
import type { Navigation } from './schema/site.ts';

export type { Navigation } from './schema/site.ts';
export type NavLink = { label: string; href: string };

/** An entry of a mega menu. */
type MenuItem = { label: string; href: string; note?: string };
export type MenuGroup = { title: string; href?: string; items: readonly MenuItem[] };

/** Both mega menus, the body of /menu.json. Courses: the columns of docs/product/pages.md#p3, each with one or two groups. */
export type Menus = { courses: readonly (readonly MenuGroup[])[]; centres: readonly MenuGroup[] };

export const getNavigation = (): Navigation => withFacts(navigation);

/** The data of both mega menus, fetched on first use to keep it out of every page (docs/decisions). */
export function getMenus(): Menus {
  return { courses: courseColumns(), centres: centreGroups() };
}

const centreItem = (centre: Centre, withCity: boolean): MenuItem => ({
  label: withCity ? placeOf(centre) : centre.name,
  href: centrePath(centre.id),
  note: [centre.phone, centre.phone3].filter(Boolean).join(' · '),
});

/** A group for Karachi and one for all other cities, most of which have a single centre. */
function centreGroups(): readonly MenuGroup[] {
  const [first, ...others] = getCentresByCity('inNavigation');
  if (!first) return [];
  return [
    { title: first.city, items: first.centres.map((centre) => centreItem(centre, false)) },
    {
      title: 'Other cities',
      items: others.flatMap(({ centres }) => centres.map((centre) => centreItem(centre, true))),
    },
  ];
}

/** The columns of the Courses menu. A group's own page is linked from its heading, so its entry is dropped. */
const courseColumns = (): readonly (readonly MenuGroup[])[] =>
  getCourseColumns().map((column) =>
    column.map(({ title, href, links }) => ({
      title,
      href,
      items: links.filter((link) => link.href !== href),
    })),
  );
