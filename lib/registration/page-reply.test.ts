/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  photo,
  sentPhoto,
  someone,
  startEngines,
  testSite,
  type Engines,
  type TestSite,
  drain,
  workOnce,
} from '../../tests/support/outbox';
import { setClock } from '../foundation/time';
import { results } from './messages';
import { replyOnPage } from './page-reply';
import { postRegistration } from '../../tests/support/post';

let engines: Engines;
let site: TestSite;
beforeAll(async () => {
  engines = await startEngines();
});
afterAll(() => engines.stop());
// Before the event, so that no reply says that it is over.
beforeAll(() => setClock(() => Date.parse('2025-10-01T12:00:00+05:00')));
afterAll(() => setClock());
beforeEach(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  site = testSite(await engines.empty('sqlite'));
});
afterEach(() => site.outbox.store.close());

const register = async () => {
  const outcome = await postRegistration('visitor', someone(), sentPhoto(photo), randomUUID(), site);
  return 'token' in outcome ? (outcome.token ?? '') : '';
};
const onPage = (outcome: Parameters<typeof replyOnPage>[1], token = '') =>
  replyOnPage('visitor', outcome, { token }, site);

test('the page after a post shows the pass, and says when the e-mail is late', async () => {
  const token = await register();
  const before = await onPage('registered', token);
  expect(before).toMatchObject({ kind: 'registered', pass: { page: `/pass/${token}` } });
  expect(before).not.toHaveProperty('note');
  site.backend.mailFaults = ['not-sent'];
  await workOnce(site);
  expect(await onPage('registered', token)).toMatchObject({ note: results.mailDelayed });
});

test('the page of a registration that was being finished shows the pass once it is there', async () => {
  site.backend.faults = ['commit-then-drop'];
  const token = await register();
  expect(await onPage('finishing', token)).toMatchObject({ kind: 'pending', message: results.finishing });
  site.clock.ms += 60_000;
  await drain(site);
  expect(await onPage('finishing', token)).toMatchObject({ kind: 'registered' });
});

test('with the outbox unavailable, or an unknown token, the registration is shown as pending', async () => {
  const token = await register();
  await site.outbox.store.close();
  expect(await onPage('registered', token)).toMatchObject({ kind: 'pending', message: results.finishing });
  site = testSite(await engines.again());
  expect(await onPage('registered', 'A'.repeat(22))).toMatchObject({ kind: 'pending' });
});

test.each([
  ['registered', { kind: 'registered', message: results.visitor }],
  ['already', { kind: 'already', message: results.already }],
  ['unconfirmed', { kind: 'pending', message: results.unconfirmed }],
  ['failed', { kind: 'failed', message: results.failed }],
  ['invalid', undefined],
  ['closed', undefined],
] as const)('the outcome %s without a token has its own reply', async (outcome, reply) => {
  expect(await onPage(outcome)).toEqual(reply);
});
