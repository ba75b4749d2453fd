import {
  cleanSavedList,
  countSaved,
  emptySavedList,
  maxSaved,
  readListQuery,
  savedHref,
  withItem,
  withoutItem,
} from '../../shared/saved-list';
import { findCourse } from '../catalogue/catalogue';
import { toUpcomingBatches } from '@/lib/server/classes/upcoming-batches';
import { getCentres } from '@/lib/shared/content/centres';
import { setClock } from '@/lib/shared/util/time';
import { sampleBatch } from '@/tests/support/samples/sample-classes';
import { compareSavedItems } from './compare';

const noon = Date.parse('2026-11-20T12:00:00+05:00');
beforeEach(() => setClock(() => noon));

const parseList = (query: string) => readListQuery(new URLSearchParams(query));
const [centre] = getCentres();
const batches = centre ? toUpcomingBatches(centre, [sampleBatch()], new Date(noon)) : [];

test('a list survives a round trip through the URL', () => {
  const list = parseList('courses=adse,python&courses=adse&centres=clifton');
  expect(list).toEqual({ courses: ['adse', 'python'], classes: [], centres: ['clifton'] });
  expect(savedHref(list)).toBe('/saved?courses=adse,python&centres=clifton');
  expect(savedHref(emptySavedList)).toBe('/saved');
});

test('only the first thirty values are read', () => {
  const manySlugs = Array.from({ length: 300 }, (_, n) => `course-${n}`);
  expect(parseList(`courses=${manySlugs.join(',')}`).courses).toHaveLength(30);
  expect(countSaved(cleanSavedList({ courses: manySlugs, centres: manySlugs }))).toBe(2 * maxSaved);
});

test('adding or removing an item keeps the others; beyond the limit the oldest are dropped', () => {
  let list = withItem(withItem(emptySavedList, 'courses', 'a'), 'centres', 'b');
  expect(withoutItem(list, 'courses', 'a')).toEqual({ ...emptySavedList, centres: ['b'] });
  for (let n = 0; n < maxSaved; n += 1) list = withItem(list, 'courses', `c${n}`);
  expect(list.courses).not.toContain('a');
  expect(list.courses).toHaveLength(maxSaved);
});

test('a course shows its facts, and when and where its next class starts; a saved class is found by id', () => {
  const { needs, leadsTo } = findCourse('adse')!.facts;
  const id = batches[0]?.id ?? '';
  const { courses, classes, ask, missing } = compareSavedItems(
    { courses: ['adse'], classes: [id], centres: [] },
    batches,
  );
  const { centres } = compareSavedItems({ ...emptySavedList, centres: [centre!.slug] }, batches);
  expect(centres[0]?.facts.Classes).toMatchObject({ text: '1 upcoming' });
  expect(courses[0]?.facts).toMatchObject({
    'You need': needs,
    'Leads to': leadsTo,
    Fee: expect.stringMatching(/^PKR\u00a0.* a\smonth/),
    Length: '3 years, 936 hours',
    Days: 'Mon, Wed, Fri',
    'Next class': { text: `1 Dec 2026, ${centre?.name}`, href: '/batches?course=adse' },
    Where: centre?.name,
  });
  const classesAtFiveCentres = getCentres()
    .slice(0, 5)
    .flatMap((someCentre) => toUpcomingBatches(someCentre, [sampleBatch()], new Date(noon)));
  const whereOf = (rows: typeof batches) =>
    compareSavedItems({ ...emptySavedList, courses: ['adse'] }, rows).courses[0]!.facts.Where;
  expect(whereOf(classesAtFiveCentres)).toMatch(/^[^,]+, [^,]+, [^,]+ and 2 more$/);
  expect(whereOf(classesAtFiveCentres.slice(0, 3))).not.toMatch(/more/);
  expect([classes.map((row) => row.id), missing]).toEqual([[id], 0]);
  expect(compareSavedItems({ ...emptySavedList, classes: [id] }, batches).ask).toMatch(
    /^\/enquire\?enquire=ACCP-AI&centre=/,
  );
  expect(Object.fromEntries(new URL(ask, 'http://x').searchParams)).toEqual({
    enquire: 'ACCP-AI',
    centre: centre?.id,
    topic: 'ADSE, Semester 1 (CPISM)',
  });
});

test('unknown items are counted and omitted', () => {
  const list = cleanSavedList({ courses: ['no-such', 'adse'], classes: ['gone'], centres: ['__proto__'] });
  expect(compareSavedItems(list, batches)).toMatchObject({ missing: 3, classes: [], centres: [] });
});
