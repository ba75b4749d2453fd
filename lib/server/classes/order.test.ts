import type { Batch } from '@/lib/shared/classes/batch';
import { setClock } from '@/lib/shared/util/time';
import { classesAt, findAmong, listedAmong, noon, sampleBatch } from '@/tests/support/samples/sample-classes';

beforeEach(() => setClock(() => noon));

let lastKey = 0;
const batch = (more: Partial<Batch> = {}) => sampleBatch({ key: String((lastKey += 1)), ...more });

test('classes are sorted: upcoming by start, undated, started with free seats, then closed, which are not counted', () => {
  const mixed = classesAt(
    'clifton',
    batch({ date: '2026-11-10', status: 'limited', timeSlot: '1' }),
    batch({ date: '2026-11-12', status: 'limited', timeSlot: '2' }),
    batch({ date: '2026-11-11', status: 'closed', timeSlot: '3' }),
    batch({ date: '2026-11-20', timeSlot: '4' }),
    batch({ date: '2026-11-25', status: 'closed', timeSlot: '5' }),
  );
  const [undated] = classesAt('clifton', { key: 'x', course: 'CPISM', days: 'mwf' });
  const sortedBatches = listedAmong(undated ? [undated, ...mixed] : []);
  expect(sortedBatches.map(({ date, hasStarted }) => [date, hasStarted])).toEqual([
    ['2026-11-20', false],
    [undefined, false],
    ['2026-11-12', true],
    ['2026-11-10', true],
    ['2026-11-25', false],
  ]);
  expect(findAmong(mixed)).toMatchObject({ total: 3, closedTotal: 1, choices: { days: [{ count: 3 }, {}] } });
  expect(findAmong(mixed, 'status=closed')).toMatchObject({
    total: 1,
    choices: { days: [{ count: 1 }, {}] },
  });
});

test('equal classes are one row, the chosen centres first; a class that differs has its own', () => {
  const equalClasses = ['clifton', 'saddar', 'latifabad'].flatMap((slug) => classesAt(slug, batch()));
  const unequalClasses = classesAt('clifton', batch({ days: 'tts' }), batch({ timeSlot: '5 to 7' }));
  const { total, groups } = findAmong([...equalClasses, ...unequalClasses]);
  expect([total, groups.map((group) => group.length)]).toEqual([5, [3, 1, 1]]);
  const centreSlugsFor = (query: string) =>
    findAmong(equalClasses, query).groups[0]?.map(({ centre: { slug } }) => slug);
  expect(centreSlugsFor('')).toEqual(['clifton', 'latifabad', 'saddar']);
  expect(centreSlugsFor('centre=saddar,clifton')).toEqual(['saddar', 'clifton']);
  expect(centreSlugsFor('city=hyderabad,karachi')).toEqual(['latifabad', 'clifton', 'saddar']);
});

test('on one day the cheaper class for beginners comes first, with "order=fee" on all days, then those for others', () => {
  const mixed = classesAt(
    'clifton',
    batch({ course: 'Basket weaving', date: '2026-11-30' }),
    batch({ course: 'ADSE I' }),
    batch({ course: 'CPISM' }),
    batch({ course: 'Web Designing', status: 'closed' }),
    batch({ course: 'Python' }),
    batch({ course: 'Office Automation', date: '2026-12-02' }),
  );
  const namesFor = (query: string) => listedAmong(mixed, query).map(({ name }) => name);
  const [office, closed] = ['Office Automation', 'Website Designing'];
  expect(namesFor('')).toEqual(['Basket weaving', 'Python', 'Semester 1 (CPISM)', office, closed]);
  expect(namesFor('order=fee')).toEqual([office, 'Python', 'Semester 1 (CPISM)', 'Basket weaving', closed]);
});
