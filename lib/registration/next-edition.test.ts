/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photo, testSite, type TestSite } from '../../tests/support/outbox';
import type { EventsContent } from '../content/schema/events';
import { decodeFlash } from '../forms/flash-state';
import { setClock } from '../foundation/time';
import { passTextOf } from '../pass/pass-text';
import { openStore } from '../store/store';
import { closedSentence } from './closed';
import { handleRegistration } from './handle';
import { personOf } from './identity';
import { normaliseFields } from './normalise';
import { toPerson } from './person';

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
const open2026 = '2026-09-20T12:00:00+05:00';
const past = 'Aptech Vision 2025 took place on Saturday 11 October 2025.';
let folder: string;
let site: TestSite;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'edition-'));
  site = testSite(await openStore({ dataDir: folder }));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  setClock();
  await site.outbox.store.close();
  rmSync(folder, { recursive: true });
});

test.each([
  [
    '2025-12-01T12:00:00+05:00',
    `${past} Registration for Aptech Vision 2026 opens on Monday 14 September 2026.`,
  ],
  ['2026-09-14T00:00:00+05:00', undefined],
  [
    '2026-10-10T20:00:00+05:00',
    'Registration for Aptech Vision 2026 is closed: it took place on Saturday 10 October 2026.',
  ],
])('at %s a form says %s', (instant, sentence) => {
  expect(closedSentence('visitor', new Date(instant))).toBe(sentence);
});

const typed = {
  firstName: 'Ali',
  lastName: 'Raza',
  email: 'ali@example.com',
  phone: '0300 1234567',
  userType: 'Professional',
  organization: 'Northwind',
  designation: 'Analyst',
};
function post(
  more: Record<string, string>,
  headers: Record<string, string> = { Accept: 'application/json' },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...more })) body.set(name, value);
  body.set('profileImage', new Blob([new Uint8Array(photo)]), 'me.jpg');
  const request = new Request('http://localhost/api/registrations/visitor', {
    method: 'POST',
    headers,
    body,
  });
  return handleRegistration(request, 'visitor', site);
}

test('a form of the past edition is refused in one line and registers nobody for the next; nothing typed is lost', async () => {
  at(open2026);
  const sentence = `${past} To register for Aptech Vision 2026, please load this page again.`;
  const refused = await post({ edition: 'vision-2025' });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ kind: 'failed', message: sentence });
  expect(site.backend.calls.add).toBe(0);
  const page = await post({ edition: 'vision-2025' }, {});
  expect(page.headers.get('location')).toBe('/registration/visitor?outcome=closed');
  const cookie = page.headers.get('set-cookie')?.split(';')[0]?.split('=')[1];
  expect(decodeFlash('visitor', cookie)).toMatchObject({ values: typed });
  expect((await post({ edition: 'vision-2026' })).status).toBe(201);
  expect(site.backend.calls.add).toBe(1);
});

test('who was registered in one year registers anew in the next, and gets the pass of that year', () => {
  at(open2026);
  const answers = { ...typed, university: 'session-1' };
  const before = normaliseFields('conference', { ...answers, edition: 'vision-2025' });
  const next = normaliseFields('conference', { ...answers, edition: 'vision-2026' });
  expect(before).not.toHaveProperty('edition');
  expect(normaliseFields('conference', answers)).toEqual(next);
  expect(normaliseFields('conference', { ...answers, edition: 'vision-1999' })).toEqual(next);
  expect(personOf('conference', next)).not.toBe(personOf('conference', before));
  expect(passTextOf(toPerson('conference', before)).date).toBe('Saturday 11 October 2025');
  expect(passTextOf(toPerson('conference', next)).date).toBe('Saturday 10 October 2026');
});

test('a registration that was stored before editions had keys is still known', () => {
  const fields = { firstName: 'Ali', lastName: 'Raza', email: 'ali@example.com', session: 'session-1' };
  expect(personOf('conference', fields)).toBe(
    'edc7bb51d2c40c7fef2f4b85fe32feca1ade8caca254f0439f6d52b5b95ab39f',
  );
});
