import { expect, jest, test } from '@jest/globals';
import { globSync } from 'node:fs';
import path from 'node:path';
import { neededPictures } from '../../scripts/art/needed-pictures';
import { motifs } from '../../scripts/art/scene';
import { contentSchemas } from '@/content/schema/registry';
import { getAllCourses } from '@/lib/server/catalogue/catalogue';
import { getCoursesOf, getStandAloneCourse, getStandAloneCourses } from '@/lib/server/catalogue/courses';
import { getMenus } from '@/lib/server/catalogue/menus';
import { getRoutes } from '@/lib/server/catalogue/routes';
import { getSearchSource } from '@/lib/server/catalogue/search/search';
import { checkContent } from '@/lib/server/check/check';
import { type Contents, describeProblem } from '@/lib/server/check/problem';
import { publicAddresses } from '@/lib/server/seo/metadata';
import { rewrites } from '@/lib/server/web/addresses';
import { centrePath, getCentre, getCentresByCity, getCity } from '@/lib/shared/content/centres';
import { buildEngine } from '@/lib/shared/search/engine';

const newCentreId = '00000000-0000-4000-8000-000000000001';
const yes = () => true;

test('the content with one more item of most kinds has no mistake, and a warning', () => {
  const pages = globSync('content/pages/*.ts').map((file) => file.replaceAll(path.sep, '/'));
  const contents = Object.fromEntries(
    [...Object.keys(contentSchemas), ...pages].map((file) => [file, jest.requireActual<object>(`@/${file}`)]),
  );
  const assets = { images: new Map(), motifs: [...motifs.keys()], hasArt: yes, hasIcon: yes, hasFile: yes };
  const problems = checkContent(contents as Contents, assets, new Date());
  expect(problems.filter(({ level }) => level === 'error').map(describeProblem)).toEqual([]);
  expect(problems.map(describeProblem).join()).toContain('is cut on its card');
});

test('a new centre in a new city has a page, a drawing, and entries in menu, lists, sitemap and search', () => {
  const centre = getCentre(newCentreId);
  expect(centre && getCity(centre).position).toEqual({ lat: 30.2, lon: 71.47 });
  for (const list of ['inNavigation', 'inFindACentre'] as const)
    expect(getCentresByCity(list).map(({ city }) => city)).toContain('Multan');
  const page = centrePath(newCentreId);
  expect(JSON.stringify(getMenus())).toContain(page);
  expect(publicAddresses()).toContainEqual({ path: page, label: 'Gulgasht, Multan', group: 'Centres' });
  const { documents } = getSearchSource();
  // The directory leaves the new centre's city out, so the city's link leads to a search.
  expect(documents.map(({ href }) => href)).toEqual(expect.arrayContaining([page, '/locations?q=multan']));
  // Throws for two documents with one URL.
  buildEngine(getSearchSource());
  expect(JSON.stringify(rewrites())).toContain(newCentreId);
  expect(neededPictures().get('centres/gulgasht')?.()).toMatch(/^<svg /);
});

test('new courses have a card or a URL, a drawing, an entry in search, and are counted', () => {
  const lastCourseId = Object.keys(getStandAloneCourses()).at(-1) ?? '';
  expect(getCoursesOf('smart-pro').map(({ slug }) => slug)).toContain('cloud-administration');
  expect(getStandAloneCourse(lastCourseId)?.title).toBe('Swift');
  expect(publicAddresses().map(({ path }) => path)).toContain(`/courses-details?id=${lastCourseId}`);
  const searchHrefs = getSearchSource().documents.map(({ href }) => href);
  expect(searchHrefs).toEqual(
    expect.arrayContaining(['/courses-sp#cloud-administration', `/courses-details?id=${lastCourseId}`]),
  );
  expect(getAllCourses().map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['cloud-administration', 'swift']),
  );
  for (const name of ['courses/cloud-administration', 'video/course-swift'])
    expect(neededPictures().get(name)?.()).toMatch(/^<svg /);
  const { description } = getRoutes().find(({ path }) => path === '/courses-sp') ?? { description: '' };
  const { length } = getCoursesOf('smart-pro');
  expect(description.split(' ')[0]).toBe(['Nine', 'Ten', 'Eleven', 'Twelve'][length - 9] ?? String(length));
});
