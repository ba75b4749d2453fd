/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { technologyCamp } from '../../../content/courses/technology-camp.ts';
import { home } from '../../../content/home.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { amountOf, factsOf } from '../../shared/schema/facts.ts';
import { fill } from '../../shared/util/fill.ts';
import type { Centre } from '../../shared/schema/centres.ts';
import type { EventsContent } from '../../shared/schema/events.ts';
import type { Site } from '../../shared/schema/site.ts';

/** Every getter that returns texts of the site, by module. */
const getters: Readonly<Record<string, readonly (readonly [string, ...unknown[]])[]>> = {
  '../events/awards': [
    ['getAward', 'freelancers'],
    ['getAward', 'visionary'],
  ],
  './courses': [['getCategories'], ['getCourses'], ['getShortCourseCards'], ['getStandAloneCourses']],
  '../../shared/content/events': [['getEvents']],
  './facts': [home, technologyCamp, testimonials].map((content) => ['withFacts', content] as const),
  './information': [
    ...['about', 'affiliations', 'alumni', 'career', 'certificates', 'partner', 'placement', 'research'].map(
      (page) => ['getInformation', page] as const,
    ),
    ['getFaq'],
    ['getPolicy', 'terms'],
    ['getPolicy', 'privacy'],
    ['getPolicy', 'profanity'],
  ],
  './menus': [['getNavigation'], ['getMenus']],
  './programmes': [
    ['getProgramme', 'adse'],
    ['getProgramme', 'hdse'],
  ],
  './routes': [['getRoutes']],
  './vocabulary': [['getGlossary']],
  '../search': [['getKeywordCatalogue']],
  '../../shared/content/site': [['getSite']],
};

/** All content as pages read it, in one text. */
async function contentAsRead(): Promise<string> {
  const all = await Promise.all(
    Object.entries(getters).map(async ([name, calls]) => {
      const loaded = (await import(`${name}.ts`)) as Record<string, (...args: unknown[]) => unknown>;
      return calls.map(([getter, ...args]) => loaded[getter]!(...args));
    }),
  );
  return JSON.stringify(all);
}

beforeEach(() => {
  jest.resetModules();
});
afterEach(() => {
  jest.dontMock('../../../content/site.ts');
});

test('a figure changed in content/site.ts changes in every text', async () => {
  const { site } = jest.requireActual<{ site: Site }>('../../../content/site.ts');
  const old = await contentAsRead();
  const oldFigure = site.statistics.centresInPakistan;
  const oldTexts = old.split(`${oldFigure} `).length - 1;
  expect(oldTexts).toBeGreaterThan(5);

  jest.resetModules();
  const statistics = { ...site.statistics, centresInPakistan: '738', countries: '941' };
  jest.doMock('../../../content/site.ts', () => ({ site: { ...site, statistics } }));
  const changed = await contentAsRead();
  expect(changed).toContain('taught in 738 centres across Pakistan');
  expect(changed).not.toMatch(new RegExp(`\\b${oldFigure} (?:\\w+ )?cent(?:re|er)s`));
  expect(changed.split('738').length).toBeGreaterThan(oldTexts);
  expect(changed.split('941').length).toBeGreaterThan(3);
});

test('no text keeps a placeholder in braces', async () => {
  expect(await contentAsRead()).not.toMatch(/\{\w+\}/);
});

test("every text takes the event's name, year, day, hall and city from content/events.ts", () => {
  const { events } = jest.requireActual<{ events: EventsContent }>('../../../content/events.ts');
  const { site } = jest.requireActual<{ site: Site }>('../../../content/site.ts');
  const [first] = events;
  if (!first) throw new Error('no editions');
  const facts = factsOf({
    site,
    edition: { ...first, day: '2026-10-10' },
    centres: [
      { city: 'Karachi', inDirectory: true },
      { city: 'Lahore', inDirectory: false },
    ] as Centre[],
    acnPro: [],
    smartPro: [1, 2, 3],
    shortCourses: [],
    english: Array.from({ length: 21 }),
    shortCourseCards: [],
    standAloneCourses: [],
  });
  expect(fill('{eventName} {eventYear}, {eventDay} in {eventCity}', facts)).toBe(
    'Aptech Vision 2026, Saturday 10 October 2026 in Karachi',
  );
  expect(
    fill('{SmartProCourses} courses, {englishLevels} levels, {directoryCities} city, {unknown}', facts),
  ).toBe('Three courses, 21 levels, one city, {unknown}');
});

test.each([
  ['1400+', 1_400],
  ['87K+', 87_000],
  ['6.4 million', 6_400_000],
  ['many', NaN],
])('the figure %s is parsed as %d', (figure, amount) => {
  expect(amountOf(figure)).toBe(amount);
});
