/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { centres } from '@/content/centres';
import { notices } from '@/content/notices';
import { openingHours } from '@/content/opening-hours';
import { checkContent } from '@/lib/server/content/check/check';
import { describeProblem as sentence } from '@/lib/shared/schema/problem';
import type { AssetLookup } from '@/lib/server/content/check/references';
import { readContent } from '../scripts/content/source';

const { contents } = readContent(
  new Map(globSync('content/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')])),
);
const noAssets: AssetLookup = {
  words: new Map(),
  images: new Map(),
  hasArt: () => true,
  hasIcon: () => true,
  hasFile: () => true,
  classNames: ['CPISM', 'Python with AI'],
};
const at = (time: string) => new Date(`${time}:00+05:00`);

/** Findings for these notices and opening hours with the rest of the content unchanged. */
const said = (
  changed: { notices?: readonly object[]; openingHours?: readonly object[] },
  now = at('2026-11-01T12:00'),
) =>
  checkContent(
    {
      ...contents,
      'content/notices.ts': { notices: changed.notices ?? [] },
      'content/opening-hours.ts': { openingHours: changed.openingHours ?? [] },
    },
    noAssets,
    now,
  )
    .filter(({ file }) => /notices|hours/.test(file))
    .map((problem) => `${problem.level} ${sentence(problem)}`);
const notice = { slug: 'strike', text: 'All centres are closed.', from: '2026-12-01', until: '2026-12-03' };
const [hours] = openingHours;
if (!hours) throw new Error('no opening hours');
const usual = { ...hours, other: [] };
const week = (day: string) => ({ ...usual, week: { ...usual.week, tuesday: day } });

test('valid notices and opening hours have no findings on the day they were written', () => {
  expect(said({ notices, openingHours })).toEqual([]);
});

test.each([
  ['ends before it begins', { until: '2026-11-30' }, 'until: ends before it begins'],
  [
    'ends at the instant it begins',
    { from: '2026-12-03T09:00:00+05:00', until: '2026-12-03T09:00:00+05:00' },
    'until: ends before it begins',
  ],
  ['begins on no day', { from: '2026-11-31' }, 'from: is a day that does not exist'],
  ['begins at no hour', { from: '2026-12-01T25:00:00+05:00' }, 'from: is an hour that does not exist'],
  [
    'begins in another zone',
    { from: '2026-12-01T09:00:00Z' },
    'from: must be a day such as 2027-02-08, or a time in Pakistan',
  ],
  [
    'is for a page that is not there',
    { pages: ['/location'] },
    'pages[0]: names /location, which is no page of content/routes.ts. Did you mean /locations?',
  ],
  ['is for one centre', { pages: [`/centre?id=${centres[0]?.id}`] }, 'pages[0]: names /centre?id='],
  [
    'leads nowhere',
    { link: { label: 'More', href: '/course' } },
    'href: leads to /course, which is no page of content/routes.ts. Did you mean /courses?',
  ],
])('a notice that %s is a mistake', (_, change, expected) => {
  expect(said({ notices: [{ ...notice, ...change }] })).toEqual([expect.stringContaining(`› ${expected}`)]);
});

test('a notice for one day, and one for all centre pages, are valid', () => {
  expect(said({ notices: [{ ...notice, pages: ['/', '/centre', '/locations'] }] })).toEqual([]);
  expect(said({ notices: [{ ...notice, until: notice.from }] })).toEqual([]);
});

test.each([
  ['an hour that does not exist', week('09:00-24:30'), 'week.tuesday: has a time that does not exist: 24:30'],
  ['hours the wrong way round', week('21:00-09:00'), 'week.tuesday: closes before it opens'],
  ['hours that end when they begin', week('09:00-09:00'), 'week.tuesday: closes before it opens'],
  ['hours that overlap', week('09:00-13:00, 12:00-21:00'), 'week.tuesday: has hours that overlap'],
  [
    'a night into the next day’s hours',
    { ...usual, week: { ...usual.week, tuesday: '09:00-04:00', wednesday: '03:00-09:00' } },
    'week.tuesday: ends after the next day has opened',
  ],
  ['words for hours', week('nine to five'), 'week.tuesday: must be closed, or hours such as'],
  [
    'a centre that is not there',
    { ...usual, centres: ['cliffton'] },
    'centres[0]: names a centre that content/centres.ts does not have. Did you mean clifton?',
  ],
  [
    'a time that ends before it begins',
    { ...usual, other: [{ name: 'Ramazan', from: '2027-03-09', until: '2027-02-08', week: usual.week }] },
    'Ramazan › until: ends before it begins',
  ],
])('opening hours with %s are a mistake', (_, item, expected) => {
  expect(said({ openingHours: [item] })).toEqual([expect.stringContaining(expected)]);
});

test('overlapping exceptional hours are a mistake, and so is a centre with two opening hours', () => {
  const time = (from: string, until: string) => ({ name: from, from, until, week: usual.week });
  const other = [time('2027-02-08', '2027-03-09'), time('2027-03-09', '2027-03-12')];
  expect(said({ openingHours: [{ ...usual, other }] })).toEqual([
    expect.stringContaining('from: is not after the time above it'),
  ]);
  expect(said({ openingHours: [usual, { ...usual, slug: 'second', centres: ['clifton'] }] })).toEqual([
    expect.stringContaining('second › centres[0]: has its opening hours in karachi already'),
  ]);
});

test('midnight and hours after it are valid', () => {
  expect(said({ openingHours: [week('21:00-00:00')] })).toEqual([]);
  expect(said({ openingHours: [week('10:00-16:00, 21:00-00:30')] })).toEqual([]);
});

test('content that ends within two weeks, or is over, causes a warning that names the day', () => {
  const warned = (now: string) => said({ notices: [notice] }, at(now));
  const other = [
    { name: 'Ramazan', from: '2027-02-08', until: '2027-03-09', week: usual.week },
    { name: 'Eid-ul-Fitr', from: '2027-03-10', until: '2027-03-12', week: usual.week },
  ];
  expect(warned('2026-11-19T23:59')).toEqual([]);
  expect(warned('2026-11-20T00:00')).toEqual([
    'warning content/notices.ts › strike › until: the notice ends on 3 December 2026: delete it, or give it a later day. Found: "2026-12-03".',
  ]);
  expect(warned('2026-12-04T00:00')).toEqual([
    expect.stringContaining('the notice is over since 3 December 2026: delete it'),
  ]);
  expect(
    said({ openingHours: [{ ...usual, other }] }, at('2027-03-11T12:00')).map((text) => text.split(': ')[1]),
  ).toEqual(['Ramazan is over since 9 March 2027', 'Eid-ul-Fitr ends on 12 March 2027']);
});
