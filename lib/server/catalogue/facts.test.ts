import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Centre } from '../../../content/schema/centres.ts';
import type { EventsContent } from '../../../content/schema/events.ts';
import type { Site } from '../../../content/schema/site.ts';
import { fill } from '../../shared/util/fill.ts';
import { parseFigure, factsOf } from './derive-facts.ts';

/**
 * Modules with getters of the site's texts, and some getters with an argument; getters without one are found by name.
 */
const getterModules: Readonly<Record<string, readonly (readonly [getter: string, argument: string])[]>> = {
  './events/awards': [
    ['getAward', 'freelancers'],
    ['getAward', 'visionary'],
  ],
  './catalogue': [],
  './courses': [],
  '../../shared/content/events': [],
  './page-content': [
    ...['about', 'affiliations', 'alumni', 'career', 'certificates', 'partner', 'placement', 'research'].map(
      (page) => ['getInformation', page] as const,
    ),
    ...['terms', 'privacy', 'profanity'].map((policy) => ['getPolicy', policy] as const),
  ],
  './menus': [],
  './programmes': ['adse', 'hdse'].map((slug) => ['getProgramme', slug] as const),
  './routes': [],
  './search/vocabulary': [],
  './which-course': [],
  './search/search': [],
  '../../shared/content/site': [],
};

async function contentAsRead(): Promise<string> {
  const valuesByModule = await Promise.all(
    Object.entries(getterModules).map(async ([name, calls]) => {
      const exported = (await import(`${name}.ts`)) as Record<string, (argument?: string) => unknown>;
      const getters = Object.entries(exported).filter(
        ([key, get]) => key.startsWith('get') && get.length === 0,
      );
      return [
        ...getters.map(([, get]) => get()),
        ...calls.map(([getter, argument]) => exported[getter]!(argument)),
      ];
    }),
  );
  return JSON.stringify(valuesByModule);
}

beforeEach(() => {
  jest.resetModules();
});
afterEach(() => {
  jest.dontMock('../../../content/site.ts');
});

test('a figure changed in content/site.ts changes in the texts that getters return', async () => {
  const { site } = jest.requireActual<{ site: Site }>('../../../content/site.ts');
  const contentBefore = await contentAsRead();
  const oldFigure = site.statistics.centresInPakistan;
  const oldPhrase = new RegExp(`\\b${oldFigure} (?:\\w+ )?cent(?:re|er)s`, 'g');
  const oldTexts = contentBefore.match(oldPhrase)?.length;
  expect(oldTexts).toBeGreaterThan(5);

  jest.resetModules();
  const statistics = { ...site.statistics, centresInPakistan: '738', countries: '941' };
  jest.doMock('../../../content/site.ts', () => ({ site: { ...site, statistics } }));
  const contentAfter = await contentAsRead();
  expect(contentAfter).toContain('taught in 738 centres across Pakistan');
  expect(contentAfter).not.toMatch(oldPhrase);
  expect(contentAfter.split('738').length).toBeGreaterThan(oldTexts ?? 0);
  expect(contentAfter.split('941').length).toBeGreaterThan(3);
});

test('no text that a getter returns keeps a placeholder in braces', async () => {
  expect(await contentAsRead()).not.toMatch(/\{\w+\}/);
});

test('facts of the event are those of its edition, counts those of their lists; an unknown fact stays in braces', () => {
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
    adse: { semesters: ['cpism', 'dism'] },
    career: [],
    acnPro: [],
    smartPro: [1, 2, 3],
    shortCourses: [],
    english: Array.from({ length: 21 }, () => ({})),
    shortCourseCards: [],
    standAloneCourses: [],
    feedback: { questions: { q1: '' } },
  });
  expect(fill('{eventName} {eventYear}, {eventDay} in {eventCity}', facts)).toBe(
    'Aptech Vision 2026, Saturday 10 October 2026 in Karachi',
  );
  expect(
    fill('{SmartProCourses} courses, {englishLevels} levels, {feedbackQuestions} question, {unknown}', facts),
  ).toBe('Three courses, 21 levels, one question, {unknown}');
});

test.each([
  ['1400+', 1_400],
  ['87K+', 87_000],
  ['6.4 million', 6_400_000],
  ['many', NaN],
])('the figure %s is parsed as %d', (figure, amount) => {
  expect(parseFigure(figure)).toBe(amount);
});
