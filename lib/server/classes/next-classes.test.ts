import { setClock } from '@/lib/shared/util/time';
import { classesAt, findAmong, noon, sampleBatch as batch } from '@/tests/support/samples/sample-classes';
import { findNextClasses, listedClassesTexts, plannedTotalOf } from './next-classes';

beforeEach(() => setClock(() => noon));

test('a course shows its next three classes with free seats, and the total of /batches', () => {
  const all = classesAt(
    'clifton',
    batch({ status: 'closed', timeSlot: '1' }),
    batch({ date: '2026-11-01', timeSlot: '2' }),
    batch({ date: '2026-12-09', timeSlot: '7' }),
    ...['3', '4', '5', '6'].map((timeSlot) => batch({ timeSlot })),
  );
  const { batches, total } = findNextClasses('hdse', undefined, all);
  expect(batches.map(({ timeSlot }) => timeSlot)).toEqual(['3 pm', '4 pm', '5 pm']);
  expect(total).toBe(findAmong(all, 'course=hdse').total);
  expect(total).toBeGreaterThan(4);
  expect(findNextClasses('tableau', undefined, all)).toEqual({ total: 0, batches: [], otherCityBatches: [] });
});

test('a plan is for the next class in the city, for the chosen month, or for next month if no class has a date', () => {
  const classes = classesAt('clifton', batch({ course: 'ADSE', date: '2027-02-01' }));
  const readStarts = (plan: object) => plannedTotalOf('adse', plan, classes);
  expect(readStarts({ city: 'karachi' })).toMatchObject({ starts: 'February 2027', isStartKnown: true });
  expect(readStarts({ city: 'lahore' })).toMatchObject({ starts: 'December 2026', isStartKnown: false });
  expect(readStarts({ city: 'lahore', start: '2027-05' })).toMatchObject({
    starts: 'May 2027',
    isStartKnown: true,
  });
});

test('a link to classes says how many there are, the next start and the lowest sum for beginners', () => {
  const classes = classesAt(
    'clifton',
    batch({ course: 'ADSE', date: '2026-12-07' }),
    batch({ course: 'Advanced Excel', date: '2026-12-09' }),
    batch({ course: 'ADSE', status: 'closed', timeSlot: '2' }),
  );
  expect(listedClassesTexts('/batches?city=karachi', classes)).toEqual({
    text: '2 classes, next 7 Dec',
    fee: 'from PKR\u00a0329,000 in\u00a0all for beginners',
  });
  expect(listedClassesTexts('/batches?city=lahore', classes)).toBeUndefined();
});
