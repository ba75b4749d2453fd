import { cookieValue } from '../../../tests/support/cookie';
import { registrationRequest } from '../../../tests/support/registration/post';
import { testSite, type TestSite, useStores } from '../../../tests/support/registration/test-site';
import { visitorNumber } from '../../../tests/support/samples/sample-answers';
import { toPerson } from '../../shared/pass/person';
import { normaliseRegistration } from '../../shared/registration/schema';
import { setClock } from '../../shared/util/time';
import { passTextOf } from '../drawing/pass-text';
import { decodeFlash } from '../forms/flash';
import { handleRegistration } from './handle';
import { personDigestOf } from './registration';

jest.mock('../../../content/events.ts', () =>
  jest.requireActual<object>('../../../tests/support/samples/next-edition.ts'),
);

const setClockTo = (iso: string) => setClock(() => Date.parse(iso));
const openTime2026 = '2026-09-20T12:00:00+05:00';
const pastText = 'Aptech Vision 2025 was on 11 October 2025.';
const stores = useStores();
let site: TestSite;
beforeEach(async () => {
  site = testSite(await stores.empty());
});

const visitorAnswers = visitorNumber(1);
const postVisitor = (
  more: Record<string, string>,
  headers: Record<string, string> = { Accept: 'application/json' },
) =>
  handleRegistration(
    registrationRequest('visitor', { ...visitorAnswers, ...more }, { headers }),
    'visitor',
    site,
  );

test('a form of the past edition is rejected with one sentence and keeps typed values', async () => {
  setClockTo(openTime2026);
  const sentence = `${pastText} To register for Aptech Vision 2026, please load this page again.`;
  const refusedResponse = await postVisitor({ edition: 'vision-2025' });
  expect(refusedResponse.status).toBe(403);
  expect(await refusedResponse.json()).toMatchObject({ kind: 'failed', message: sentence });
  expect(site.backend.calls.add).toBe(0);
  const redirect = await postVisitor({ edition: 'vision-2025' }, {});
  expect(redirect.headers.get('location')).toBe('/registration/visitor?outcome=closed');
  expect(decodeFlash('visitor', cookieValue(redirect.headers.get('set-cookie')))).toMatchObject({
    values: visitorAnswers,
  });
  expect((await postVisitor({ edition: 'vision-2026' })).status).toBe(201);
  expect(site.backend.calls.add).toBe(1);
});

test('a person can register again for the next edition, and gets its pass', () => {
  setClockTo(openTime2026);
  const answers = { ...visitorAnswers, university: 'session-1' };
  const answersOf2025 = normaliseRegistration('conference', { ...answers, edition: 'vision-2025' });
  const answersOf2026 = normaliseRegistration('conference', { ...answers, edition: 'vision-2026' });
  expect(answersOf2025).not.toHaveProperty('edition');
  expect(normaliseRegistration('conference', answers)).toEqual(answersOf2026);
  expect(normaliseRegistration('conference', { ...answers, edition: 'vision-1999' })).toEqual(answersOf2026);
  expect(personDigestOf('conference', answersOf2026)).not.toBe(personDigestOf('conference', answersOf2025));
  expect(passTextOf(toPerson('conference', answersOf2025)).date).toBe('Saturday 11 October 2025');
  expect(passTextOf(toPerson('conference', answersOf2026)).date).toBe('Saturday 10 October 2026');
});
