import { expect, test } from '@jest/globals';
import { getCentres } from '../../shared/content/centres.ts';
import { getCoursesOf } from './courses.ts';
import { getMenus, getNavigationNotes } from './menus.ts';

test('the Courses menu has four columns of courses without Summer Camp; the first has two groups with their longer titles', () => {
  const { courses } = getMenus();
  expect(courses.map((column) => column.map(({ title }) => title))).toEqual([
    ['Career Program', 'ACN-Pro'],
    ['Smart Pro'],
    ['Short Course'],
    ['English Language', 'All courses'],
  ]);
  expect(courses[1]?.[0]?.href).toBe('/courses-sp');
  expect(courses[0]?.[0]?.items.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/courses-adse', '/courses-hdse']),
  );
  const groups = [...getCoursesOf('career'), ...getCoursesOf('acn-pro')];
  expect(courses[0]?.flatMap(({ items }) => items.map(({ label }) => label))).toEqual(
    groups.map(({ title, title2 }) => title2 ?? title),
  );
  expect(courses[3]?.[1]?.items.map(({ href }) => href)).toContain('/short-courses');
  expect(JSON.stringify(courses)).not.toContain('Camp');
});

test("the Locations menu has a group for Karachi and one for other cities, with every centre's phone and link", () => {
  const { centres } = getMenus();
  const inNavigation = getCentres().filter((centre) => centre.inNavigation);
  const menuItemCount = inNavigation.filter(({ city }) => city === 'Karachi').length;
  expect(menuItemCount).toBeGreaterThanOrEqual(25);
  const centreCount = getCentres().filter(({ city }) => city === 'Karachi').length;
  expect(centreCount).toBeGreaterThan(menuItemCount);
  expect(centres[0]?.items.at(-1)).toEqual({
    label: `All ${centreCount} in Karachi`,
    href: '/centre-page#karachi',
  });
  expect(centres.map(({ title, items }) => [title, items.length])).toEqual([
    ['Karachi', menuItemCount + 1],
    ['Other cities', inNavigation.length - menuItemCount],
  ]);
  const someCentreNames = expect.arrayContaining(['Johar Town, Lahore', 'Sukkur']);
  expect(centres[1]?.items.map(({ label }) => label)).toEqual(someCentreNames);
  expect(getNavigationNotes().locations).toMatch(/^Karachi [23]\d, \d more cities$/);
  for (const { href, note } of centres.flatMap(({ items }) => items.filter((item) => item.note))) {
    expect(href).toMatch(/^\/centre\?id=[0-9a-f-]{36}$/);
    expect(note).toMatch(/^\(?0\d+/);
  }
  for (const { phone3 = '' } of inNavigation) expect(JSON.stringify(centres)).toContain(phone3);
});
