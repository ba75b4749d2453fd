/** @jest-environment node */
import { afterEach, expect, jest, test } from '@jest/globals';
import type { EventsContent } from '../../../content/schema/events.ts';
import type * as NextEdition from '../../../tests/support/samples/next-edition.ts';
import { setClock } from '../util/time.ts';

jest.mock('../../../content/events.ts', () => {
  const { withNextEdition } = jest.requireActual<typeof NextEdition>(
    '../../../tests/support/samples/next-edition',
  );
  return withNextEdition(jest.requireActual<{ events: EventsContent }>('../../../content/events.ts'));
});

const at = (iso: string) => setClock(() => Date.parse(iso));
afterEach(() => setClock());

test.each([
  ['2025-09-01T00:00:00+05:00', 'vision-2025'],
  ['2025-10-11T19:59:59+05:00', 'vision-2025'],
  ['2025-10-11T20:00:00+05:00', 'vision-2026'],
  ['2030-01-01T00:00:00+05:00', 'vision-2026'],
])('at %s pages show %s, in any order of the file', async (instant, slug) => {
  const { currentEdition, getEventForm } = await import('./events.ts');
  at(instant);
  expect(currentEdition().slug).toBe(slug);
  expect(getEventForm('conference').edition).toBe(slug);
});

test('titles, hours, sessions, texts and award dates are derived from the day of an edition', async () => {
  const { getEventForm } = await import('./events.ts');
  const { getAward, milestoneDate } = await import('../../server/catalogue/events/awards.ts');
  const { getRoute } = await import('../../server/catalogue/routes.ts');
  const { closedSentence } = await import('../../server/catalogue/events/event-dates.ts');
  at('2026-09-13T23:59:59+05:00');
  expect(closedSentence(getEventForm('visitor'))).toBe(
    'Aptech Vision 2025 was on 11 October 2025. Registration for Aptech Vision 2026 opens on Monday 14 September 2026.',
  );
  at('2026-09-20T12:00:00+05:00');
  expect(closedSentence(getEventForm('vip'))).toBe('Registration for Aptech Vision 2026 is closed.');
  expect(getEventForm('visitor')).toMatchObject({ year: 2026, starts: '2026-10-10T10:00:00+05:00' });
  expect(getEventForm('conference').sessions[0]).toMatchObject({ time: '10:30 AM - 12:00 PM' });
  expect(getEventForm('conference').sessions[1]).toMatchObject({
    time: '02:30 PM - 04:30 PM',
    starts: '2026-10-10T14:30:00+05:00',
  });
  expect(getRoute('/aptech-vision-vistor')).toMatchObject({
    title: 'Register for Aptech Vision 2026',
    description: expect.stringContaining('Saturday 10 October 2026'),
  });
  expect(getAward('visionary').heading).toBe('Visionary Startup Awards 2026');
  expect(getAward('freelancers').timeline.map(milestoneDate)).toEqual([
    'Monday 14 September 2026',
    'Wednesday 30 September 2026',
    'Friday 2 October 2026',
    'Saturday 10 October 2026',
  ]);
  at('2025-09-20T12:00:00+05:00');
  expect(getRoute('/aptech-vision-vistor').title).toBe('Register for Aptech Vision 2025');
});
