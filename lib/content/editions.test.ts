/** @jest-environment node */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { setClock } from '../foundation/time.ts';
import type { EventsContent } from './schema/events.ts';

// Next year's edition as an editor adds it: one item more.
jest.mock('../../content/events.ts', () => {
  const { events } = jest.requireActual<{ events: EventsContent }>('../../content/events.ts');
  const [first] = events;
  return {
    events: [
      {
        ...first,
        slug: 'vision-2026',
        day: '2026-10-10',
        registrationOpens: '2026-09-14',
        registration: 'auto',
        awards: {
          opens: '2026-09-14',
          closes: '2026-09-30',
          judgingFrom: '2026-10-02',
          judgingTo: '2026-10-02',
        },
      },
      { ...first, registration: 'auto' },
    ],
  };
});

const at = (iso: string) => setClock(() => Date.parse(iso));
afterEach(() => setClock());

test.each([
  ['2025-09-01T00:00:00+05:00', 'vision-2025'],
  ['2025-10-11T19:59:59+05:00', 'vision-2025'],
  ['2025-10-11T20:00:00+05:00', 'vision-2026'],
  ['2030-01-01T00:00:00+05:00', 'vision-2026'],
])('at %s pages show %s, whatever the order in the file', async (instant, slug) => {
  const { currentEdition, getEvent } = await import('./events.ts');
  at(instant);
  expect(currentEdition().slug).toBe(slug);
  expect(getEvent('conference').edition).toBe(slug);
});

test('a year and a day are written once: title, hours, sessions, facts and the awards follow', async () => {
  const { getEvent } = await import('./events.ts');
  const { getAward, milestoneDate } = await import('./awards.ts');
  const { getRoute } = await import('./routes.ts');
  at('2026-09-20T12:00:00+05:00');
  expect(getEvent('visitor')).toMatchObject({ year: 2026, starts: '2026-10-10T10:00:00+05:00' });
  expect(getEvent('conference').sessions[1]).toMatchObject({
    time: '02:30 PM - 04:30 PM',
    starts: '2026-10-10T14:30:00+05:00',
  });
  expect(getRoute('/aptech-vision-vistor')).toMatchObject({
    title: 'Register for Aptech Vision 2026',
    description: expect.stringContaining('Saturday 10 October 2026'),
  });
  expect(getAward('visionary').name).toBe('Visionary Startup Awards 2026');
  expect(getAward('freelancers').timeline.map(milestoneDate)).toEqual([
    'Monday 14 September 2026',
    'Wednesday 30 September 2026',
    'Friday 2 October 2026',
    'Saturday 10 October 2026',
  ]);
  at('2025-09-20T12:00:00+05:00');
  expect(getRoute('/aptech-vision-vistor').title).toBe('Register for Aptech Vision 2025');
});

describe('between two editions', () => {
  test.each([
    [
      '2025-12-01T12:00:00+05:00',
      'Aptech Vision 2025 took place on Saturday 11 October 2025. Registration for Aptech Vision 2026 opens on Monday 14 September 2026.',
    ],
    ['2026-09-14T00:00:00+05:00', undefined],
    [
      '2026-10-10T20:00:00+05:00',
      'Registration for Aptech Vision 2026 is closed: it took place on Saturday 10 October 2026.',
    ],
  ])('at %s a form says %s', async (instant, sentence) => {
    const { closedSentence } = await import('../registration/closed.ts');
    expect(closedSentence('visitor', new Date(instant))).toBe(sentence);
  });

  test('a form of the past edition is refused with both, and never registers for the next one', async () => {
    const { passedSentence } = await import('../registration/closed.ts');
    const then = new Date('2026-09-20T12:00:00+05:00');
    expect(passedSentence('visitor', 'vision-2026', then)).toBeUndefined();
    expect(passedSentence('visitor', 'vision-2025', then)).toBe(
      'Aptech Vision 2025 took place on Saturday 11 October 2025. To register for Aptech Vision 2026, please load this page again.',
    );
  });

  test('who was registered in one year registers anew in the next, and rows from before editions are still known', async () => {
    const { normaliseFields } = await import('../registration/normalise.ts');
    const { personOf } = await import('../registration/identity.ts');
    const { toPerson } = await import('../registration/person.ts');
    const { passTextOf } = await import('../pass/pass-text.ts');
    const typed = { firstName: 'Ali', lastName: 'Raza', email: 'ali@example.com', university: 'session-1' };
    at('2026-09-20T12:00:00+05:00');
    const past = normaliseFields('conference', { ...typed, edition: 'vision-2025' });
    const next = normaliseFields('conference', { ...typed, edition: 'vision-2026' });
    expect(past).not.toHaveProperty('edition');
    expect(normaliseFields('conference', typed)).toEqual(next);
    expect(normaliseFields('conference', { ...typed, edition: 'vision-1999' })).toEqual(next);
    expect(personOf('conference', next)).not.toBe(personOf('conference', past));
    // Computed before editions were known, of the same answers.
    expect(personOf('conference', past)).toBe(
      'edc7bb51d2c40c7fef2f4b85fe32feca1ade8caca254f0439f6d52b5b95ab39f',
    );
    expect(passTextOf(toPerson('conference', past)).date).toBe('Saturday 11 October 2025');
    expect(passTextOf(toPerson('conference', next)).date).toBe('Saturday 10 October 2026');
  });
});
