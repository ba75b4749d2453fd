import { filterNames } from '../../shared/classes/filters';
import { batchTitle } from '../../shared/classes/labels';
import { seatFeeTexts } from '../catalogue/fees';
import type { Batch } from '@/lib/shared/classes/batch';
import { setClock } from '@/lib/shared/util/time';
import {
  centreBySlug as centre,
  classesAt,
  findAmong,
  listedAmong,
  noon,
  sampleBatch,
} from '@/tests/support/samples/sample-classes';
import { seatChatLink, seatEnquiryHref } from './classes';
import { findNextClasses } from './next-classes';
import { toUpcomingBatches } from './upcoming-batches';

beforeEach(() => setClock(() => noon));

let lastKey = 0;
const batch = (more: Partial<Batch> = {}) => sampleBatch({ key: String((lastKey += 1)), ...more });
const countsByValue = (choices: readonly { value: string; count: number }[]) =>
  Object.fromEntries(choices.map(({ value, count }) => [value, count]));

const rows = [
  ...classesAt('clifton', batch(), batch({ days: 'tts', timeSlot: '5 to 7', date: '2026-12-02' })),
  ...classesAt('latifabad', batch({ course: 'AI & ML', status: 'limited', date: '2026-12-03' })),
  ...classesAt('latifabad', batch({ course: 'Basket weaving', timeSlot: '1 to 3', date: '2026-12-04' })),
];

test('a filter keeps matching classes; several values of one filter are alternatives', () => {
  expect(findAmong(rows).total).toBe(4);
  expect(listedAmong(rows, 'course=basket-weaving').map(({ name }) => name)).toEqual(['Basket weaving']);
  expect(findAmong(rows, 'centre=clifton,latifabad').total).toBe(4);
  expect(findAmong(rows, 'time=evening&time=afternoon').total).toBe(2);
  // Neither a class at two possible times nor one at an unreadable time is in a part of the day.
  const vagueRows = classesAt('saddar', batch({ timeSlot: '8:30 to 9:30' }), batch({ timeSlot: 'Soon' }));
  expect(findAmong(vagueRows).choices.time.map(({ count }) => count)).toEqual([0, 0, 0]);
});

test('each choice counts the classes it would show together with the other filters', () => {
  const { choices } = findAmong(rows, 'city=karachi');
  expect(countsByValue(choices.city)).toEqual({ karachi: 2, hyderabad: 2 });
  expect(choices.city.map(({ label }) => label)).toEqual(['Hyderabad', 'Karachi']);
  expect(choices.centre.map(({ group, label }) => [group, label])).toEqual([
    ['Hyderabad', 'Latifabad'],
    ['Karachi', 'Clifton'],
  ]);
  expect(countsByValue(choices.days)).toEqual({ mwf: 1, tts: 1 });
  expect(countsByValue(choices.course)).toEqual({ adse: 2, hdse: 2, 'ai-and-ml': 0, 'basket-weaving': 0 });
  for (const query of ['city=karachi', 'city=karachi&days=mwf', 'city=hyderabad&days=tts&course=adse'])
    for (const name of filterNames.filter((filter) => !query.includes(`${filter}=`)))
      for (const { value, count } of findAmong(rows, query).choices[name])
        expect([query, name, value, findAmong(rows, `${query}&${name}=${value}`).total]).toEqual([
          query,
          name,
          value,
          count,
        ]);
});

test('a page has eighteen rows; a page number too high shows the last page', () => {
  const manyClasses = classesAt(
    'clifton',
    ...Array.from({ length: 45 }, (_, n) => batch({ course: `Course ${n}` })),
  );
  expect(findAmong(manyClasses).groups).toHaveLength(18);
  expect(findAmong(manyClasses, 'page=3').groups).toHaveLength(9);
  expect(findAmong(manyClasses, 'page=99999').filters.page).toBe(3);
});

test('unknown values of a filter are named, and filter nothing', () => {
  const query = new URLSearchParams(filterNames.map((name) => [name, 'nothing']));
  expect(findAmong(rows, query.toString()).total).toBe(4);
  expect(findAmong(rows, 'course=nonsense&city=hyderabat&days=mwf')).toMatchObject({
    total: 3,
    unknown: [
      { name: 'course', value: 'nonsense' },
      { name: 'city', value: 'hyderabat' },
    ],
  });
});

test('a centre or city without classes is a choice that finds nothing, and is named', () => {
  for (const query of ['centre=timergara', 'city=timergara', 'city=Timergara']) {
    const page = findAmong(rows, query);
    expect([page.total, page.unknown, page.centresWithoutClasses.map(({ slug }) => slug)]).toEqual([
      0,
      [],
      ['timergara'],
    ]);
  }
  expect(findAmong(rows, 'city=timergara,karachi')).toMatchObject({
    total: 2,
    centresWithoutClasses: [{ slug: 'timergara' }],
  });
  expect(findAmong(rows, 'city=timergara').choices.city).toContainEqual({
    value: 'timergara',
    label: 'Timergara',
    count: 0,
  });
  expect(findAmong(rows, 'centre=clifton&days=tts&status=limited').centresWithoutClasses).toEqual([]);
});

test('an unknown code says to ask which course, an unknown name stands as sent', () => {
  const titles = classesAt('clifton', batch({ course: 'HB22' }), batch({ course: 'Basket weaving' })).map(
    batchTitle,
  );
  expect(titles).toEqual(['Class HB22, ask which course', 'Basket weaving']);
});

test('an enquiry about a class presets program, centre and name; a chat says the part of the day', () => {
  const [row] = classesAt('clifton', batch());
  expect(new URL(row ? seatChatLink(row) : '').searchParams.get('text')).toContain(
    '(starting 1 Dec 2026, Mon, Wed, Fri, 9 to 11 am)',
  );
  const query = new URL(row ? seatEnquiryHref(row) : '', 'http://x').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    enquire: 'ACCP-AI',
    centre: centre('clifton').id,
    topic: 'Semester 1 of ADSE and HDSE, 1 December, Clifton',
  });
});

test('later semesters are shown on request only and never among the next classes; each class names its audience', () => {
  const semesterClasses = classesAt(
    'clifton',
    batch({ course: 'HDSE I' }),
    batch({ course: 'CPISM' }),
    batch({ course: 'Advanced Excel' }),
    batch({ course: 'Basket weaving' }),
    batch({ course: 'ADSE II', timeSlot: '5 to 7' }),
  );
  const { total, laterTotal } = findAmong(semesterClasses);
  expect([total, laterTotal]).toEqual([3, 2]);
  expect(listedAmong(semesterClasses).map(({ name, audience }) => [name, audience])).toEqual([
    ['Semester 1 (CPISM)', 'For beginners'],
    ['Advanced Excel', 'You need: Excel formulas'],
    ['Basket weaving', undefined],
  ]);
  const foundWithLater = findAmong(semesterClasses, 'later=1');
  expect([foundWithLater.total, foundWithLater.laterTotal]).toEqual([5, 2]);
  expect(foundWithLater.groups.flat().map(({ audience }) => audience)).toContain('After DISM');
  expect(findAmong(semesterClasses, 'later=1&time=evening').laterTotal).toBe(1);
  for (const [course, feeText] of [
    ['adse', 'PKR 9,000–\u206012,000 a\u00a0month, 329,000–\u2060437,000 in\u00a0all'],
    ['hdse', 'PKR 8,000–\u206011,000 a\u00a0month, 293,000–\u2060401,000 in\u00a0all'],
  ] as const) {
    const nextClasses = findNextClasses(course, undefined, semesterClasses);
    expect(nextClasses.total).toBe(1);
    for (const classes of [nextClasses.batches, listedAmong(semesterClasses, `course=${course}`)])
      expect(
        classes.map(({ name, fees }) => [name, ...fees.map((fee) => seatFeeTexts(fee).join(', '))]),
      ).toEqual([['Semester 1 (CPISM)', feeText]]);
  }
});

test('a class shows its age when its copy is over half an hour old', () => {
  setClock(() => noon + 31 * 60_000);
  expect(listedAmong(rows).every(({ isOld }) => isOld)).toBe(true);
  setClock(() => noon + 29 * 60_000);
  expect(listedAmong(rows).some(({ isOld }) => isOld)).toBe(false);
  const olderBatches = toUpcomingBatches(centre('larkana'), [batch()], new Date(noon - 1));
  expect(findAmong([...rows, ...olderBatches]).asOf).toBe(new Date(noon - 1).toISOString());
});

test('an enquiry about a shared semester names and presets the shown diploma', () => {
  const sharedClasses = classesAt('clifton', batch({ course: 'CPISM' }));
  const programOf = (row: (typeof sharedClasses)[number] | undefined) => {
    const query = new URL(seatEnquiryHref(row!), 'https://site').searchParams;
    return `${query.get('enquire')}: ${query.get('topic')?.split(',')[0]}`;
  };
  for (const [course, program] of [
    ['adse', 'ACCP-AI: Semester 1 of ADSE'],
    ['hdse', 'HDSE: Semester 1 of HDSE'],
  ] as const) {
    expect(programOf(listedAmong(sharedClasses, `course=${course}`)[0])).toBe(program);
    expect(programOf(findNextClasses(course, undefined, sharedClasses).batches[0])).toBe(program);
  }
  for (const query of ['', 'course=adse,hdse', 'course=python'])
    expect(programOf(listedAmong(sharedClasses, query)[0])).toBe('ACCP-AI: Semester 1 of ADSE and HDSE');
});
