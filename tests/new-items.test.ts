/** @jest-environment node */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Centre, City } from '@/lib/shared/schema/centres';
import type { Course, StandAloneCourse } from '@/lib/shared/schema/courses';

/**
 * A new centre and new courses, added to content only, appear everywhere. Build the site with such items and look at it
 * by hand (docs/content.md#add-a-centre).
 */
const id = '00000000-0000-4000-8000-000000000001';
type Contents = {
  centres: Centre[];
  cities: City[];
  smartPro: Course[];
  standAloneCourses: StandAloneCourse[];
};
const original = <K extends keyof Contents>(name: K, file: string): Contents[K] =>
  jest.requireActual<Pick<Contents, K>>(`../content/${file}.ts`)[name];

beforeAll(() => {
  jest.resetModules();
  const centres = original('centres', 'centres');
  const smartPro = original('smartPro', 'courses/smart-pro');
  const standAloneCourses = original('standAloneCourses', 'courses/stand-alone');
  const changed: Readonly<Record<string, object>> = {
    centres: {
      centres: [...centres, { ...centres[0], id, slug: 'gulgasht', name: 'Gulgasht', city: 'Multan' }],
    },
    cities: {
      cities: [...original('cities', 'cities'), { name: 'Multan', position: { lat: 30.2, lon: 71.47 } }],
    },
    'courses/smart-pro': {
      smartPro: [...smartPro, { ...smartPro[0], slug: 'cloud', title: 'Cloud Administration' }],
    },
    'courses/stand-alone': {
      standAloneCourses: [
        ...standAloneCourses,
        { ...standAloneCourses[0], slug: 'flutter', title: 'Flutter' },
      ],
    },
  };
  for (const [file, exports] of Object.entries(changed)) jest.doMock(`../content/${file}.ts`, () => exports);
});
afterAll(() => {
  jest.resetModules();
});

test('a new centre in a new city has a page, a drawing, and entries in menu, directory, sitemap and search', async () => {
  const { centrePath, getCentre, getCentresByCity, getCity } = await import('@/lib/shared/content/centres');
  const { getMenus } = await import('@/lib/server/content/menus');
  const { publicAddresses } = await import('@/lib/server/seo/metadata');
  const { getSource } = await import('@/lib/server/search');
  const { rewrites } = await import('@/lib/server/http-server/addresses');
  const { allPictures } = await import('../scripts/art/pictures');
  const centre = getCentre(id);
  expect(centre && getCity(centre).position).toEqual({ lat: 30.2, lon: 71.47 });
  for (const list of ['inNavigation', 'inDirectory', 'inFindACentre'] as const)
    expect(getCentresByCity(list).map(({ city }) => city)).toContain('Multan');
  const page = centrePath(id);
  expect(JSON.stringify(getMenus())).toContain(page);
  expect(publicAddresses()).toContainEqual({ path: page, label: 'Gulgasht, Multan', group: 'Centres' });
  expect(getSource().documents.map(({ href }) => href)).toContain(page);
  expect(JSON.stringify(rewrites())).toContain(id);
  expect(allPictures().get('centres/gulgasht')?.()).toMatch(/^<svg /);
});

test('new courses have a card, a URL, a drawing, and entries in search, menu and saved lists', async () => {
  const { getCoursesOf } = await import('@/lib/server/content/courses');
  const { getAllCourses } = await import('@/lib/server/content/catalogue');
  const { getStandAloneCourse } = await import('@/lib/server/content/courses');
  const { getRoutes } = await import('@/lib/server/content/routes');
  const { publicAddresses } = await import('@/lib/server/seo/metadata');
  const { getSource } = await import('@/lib/server/search');
  const { allPictures } = await import('../scripts/art/pictures');
  const count = original('standAloneCourses', 'courses/stand-alone').length;
  expect(getCoursesOf('smart-pro').map(({ slug }) => slug)).toContain('cloud');
  expect(getStandAloneCourse(String(count))?.title).toBe('Flutter');
  expect(publicAddresses().map(({ path }) => path)).toContain(`/courses-details?id=${count}`);
  const found = getSource().documents.map(({ href }) => href);
  expect(found).toEqual(expect.arrayContaining(['/courses-sp#cloud', `/courses-details?id=${count}`]));
  expect(getAllCourses().map(({ slug }) => slug)).toEqual(expect.arrayContaining(['cloud', 'flutter']));
  for (const name of ['courses/cloud', 'video/course-flutter'])
    expect(allPictures().get(name)?.()).toMatch(/^<svg /);
  // The counted number of courses includes the new one.
  const { description } = getRoutes().find(({ path }) => path === '/courses-sp') ?? { description: '' };
  const old = original('smartPro', 'courses/smart-pro').length;
  expect(description.split(' ')[0]).toBe(['Nine', 'Ten', 'Eleven', 'Twelve'][old - 8] ?? String(old + 1));
});
