import { expect, jest, test } from '@jest/globals';
import { setClock } from '../../../shared/util/time.ts';

jest.mock('../../../../content/events.ts', () =>
  jest.requireActual<object>('../../../../tests/support/samples/next-edition.ts'),
);

const setClockTo = (iso: string) => setClock(() => Date.parse(iso));

test('a form that is not open yet names the edition before and the first day', async () => {
  const { getEventForm } = await import('../../../shared/content/events.ts');
  const { closedSentence } = await import('./event-texts.ts');
  setClockTo('2026-09-13T23:59:59+05:00');
  expect(closedSentence(getEventForm('visitor'))).toBe(
    'Aptech Vision 2025 was on 11 October 2025. Registration for Aptech Vision 2026 opens on Monday 14 September 2026.',
  );
  setClockTo('2026-09-20T12:00:00+05:00');
  expect(closedSentence(getEventForm('vip'))).toBe('Registration for Aptech Vision 2026 is closed.');
});

test('pages name the edition that is shown, and its day', async () => {
  const { getRoute } = await import('../routes.ts');
  setClockTo('2025-09-20T12:00:00+05:00');
  expect(getRoute('/aptech-vision-vistor').title).toBe('Register for Aptech Vision 2025');
  setClockTo('2026-09-20T12:00:00+05:00');
  expect(getRoute('/aptech-vision-vistor')).toMatchObject({
    title: 'Register for Aptech Vision 2026',
    description: expect.stringContaining('Saturday 10 October 2026'),
  });
});

test('the awards have the year and the dates of their edition', async () => {
  const { getAward, milestoneDate } = await import('./awards.ts');
  setClockTo('2026-09-20T12:00:00+05:00');
  expect(getAward('visionary').heading).toBe('Visionary Startup Awards 2026');
  expect(getAward('freelancers').timeline.map(milestoneDate)).toEqual([
    'Monday 14 September 2026',
    'Wednesday 30 September 2026',
    'Friday 2 October 2026',
    'Saturday 10 October 2026',
  ]);
});
