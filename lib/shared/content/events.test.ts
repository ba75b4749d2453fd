import { expect, jest, test } from '@jest/globals';
import { setClock } from '../util/time.ts';

jest.mock('../../../content/events.ts', () =>
  jest.requireActual<object>('../../../tests/support/samples/next-edition.ts'),
);

const setNow = (iso: string) => setClock(() => Date.parse(iso));

test.each([
  ['2025-09-01T00:00:00+05:00', 'vision-2025'],
  ['2025-10-11T19:59:59+05:00', 'vision-2025'],
  ['2025-10-11T20:00:00+05:00', 'vision-2026'],
  ['2030-01-01T00:00:00+05:00', 'vision-2026'],
])('at %s pages show %s, in any order of the file', async (instant, slug) => {
  const { currentEdition, getEventForm } = await import('./events.ts');
  setNow(instant);
  expect(currentEdition().slug).toBe(slug);
  expect(getEventForm('conference').edition).toBe(slug);
});

test('the forms of an edition have its day, and the sessions their hours', async () => {
  const { getEventForm } = await import('./events.ts');
  setNow('2026-09-20T12:00:00+05:00');
  expect(getEventForm('visitor')).toMatchObject({ year: 2026, starts: '2026-10-10T10:00:00+05:00' });
  expect(getEventForm('conference').sessions.slice(0, 2)).toMatchObject([
    { time: '10:30 AM - 12:00 PM' },
    { time: '02:30 PM - 04:30 PM', starts: '2026-10-10T14:30:00+05:00' },
  ]);
});
