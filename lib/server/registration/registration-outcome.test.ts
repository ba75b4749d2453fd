import { register } from '../../../tests/support/registration/post';
import {
  useStores,
  testSite,
  type TestSite,
  runWorkerOnce,
} from '../../../tests/support/registration/test-site';
import { getEventForm } from '../../shared/content/events';
import { formNames } from '../../shared/registration/fields';
import { limitedSentence, resultMessages } from '../../shared/registration/messages';
import { setClock } from '../../shared/util/time';
import { pastSentence } from '../catalogue/events/event-texts';
import {
  alreadyRegisteredOutcome,
  outcomeOfToken,
  limitedRefusal,
  pendingOutcome,
  registeredOutcome,
  replyForPage,
} from './registration-outcome';

const stores = useStores();
let site: TestSite;
// Before the event, so that no reply says that it is over.
beforeEach(() => setClock(() => Date.parse('2025-10-01T12:00:00+05:00')));
beforeEach(async () => {
  site = testSite(await stores.empty());
});

const replyFor = (outcome: Parameters<typeof replyForPage>[1], token = '') =>
  replyForPage('visitor', outcome, { token }, site);

test('the page after a post shows the pass, and says if the email is late', async () => {
  const { token } = await register(site);
  const replyBefore = await replyFor('registered', token);
  expect(replyBefore).toMatchObject({ kind: 'registered', pass: { page: `/pass/${token}` } });
  expect(replyBefore).not.toHaveProperty('note');
  site.backend.mailFaults = ['not-sent'];
  await runWorkerOnce(site);
  expect(await replyFor('registered', token)).toMatchObject({ note: resultMessages.mailDelayed });
});

test('with an unavailable outbox or an unknown token the registration is shown as pending', async () => {
  const { token } = await register(site);
  await site.outbox.store.close();
  expect(await replyFor('registered', token)).toMatchObject({
    kind: 'pending',
    message: resultMessages.finishing,
  });
  site = testSite(await stores.reopen());
  expect(await replyFor('registered', 'A'.repeat(22))).toMatchObject({ kind: 'pending' });
});

test.each([
  ['registered', { kind: 'registered', message: resultMessages.visitor }],
  ['already', { kind: 'already', message: resultMessages.already }],
  ['unconfirmed', { kind: 'pending', message: resultMessages.unconfirmed }],
  ['failed', { kind: 'failed', message: resultMessages.failed }],
  ['limited', { kind: 'failed', message: limitedSentence('visitor', '(021) 0000 0000', 'tomorrow') }],
  [
    'limited-for-an-hour',
    { kind: 'failed', message: limitedSentence('visitor', '(021) 0000 0000', 'in an hour') },
  ],
  ['invalid', undefined],
  ['closed', undefined],
] as const)('the outcome %s without a token has its own reply', async (outcome, reply) => {
  expect(await replyFor(outcome)).toEqual(reply);
});

test('a VIP is never promised a pass: not with an unknown outcome, by a link, or on a second application', async () => {
  site.backend.faults = ['commit-then-drop'];
  const outcome = await register(site, { form: 'vip' });
  const { token } = outcome;
  expect(outcome).toMatchObject({
    status: 202,
    reply: { kind: 'pending', message: resultMessages.finishingVip },
  });
  expect(await outcomeOfToken(token, site)).toMatchObject({
    reply: { message: resultMessages.finishingVip },
  });
  for (const { page, link } of [
    { page: 'finishing', link: token },
    { page: 'finishing', link: '' },
    { page: 'registered', link: 'A'.repeat(22) },
    { page: 'unconfirmed', link: '' },
    { page: 'already', link: '' },
    { page: 'limited', link: '' },
  ] as const) {
    const reply = await replyForPage('vip', page, { token: link }, site);
    expect(JSON.stringify(reply)).not.toMatch(/your pass|my pass|sent your/i);
  }
});

test('after the event every reply says that it is over, and none promises VIPs a reply time', () => {
  setClock(() => Date.parse('2026-11-23T12:00:00+05:00'));
  for (const form of formNames) {
    const pastText = pastSentence(getEventForm(form));
    expect(pastText).toMatch(/was on 11 October 2025\.$/);
    for (const outcome of [
      registeredOutcome(form, { token: 't', isDeliveryDelayed: true, reference: 'VIP-0123ABCD' }),
      alreadyRegisteredOutcome(form, 'VIP-0123ABCD'),
      pendingOutcome(form, { token: 't' }),
      pendingOutcome(form, { told: 'unconfirmed' }),
    ]) {
      expect(outcome).toMatchObject({ reply: { past: pastText } });
      expect(JSON.stringify(outcome)).not.toContain('working days');
    }
  }
  setClock(() => Date.parse('2025-10-01T12:00:00+05:00'));
});

test.each([
  [3_600_000, 'limited-for-an-hour', 'in an hour'],
  [86_400_000, 'limited', 'tomorrow'],
])('at a limit of %i ms the 429 says why, when to try again and whom to contact', (ms, outcome, when) => {
  expect(limitedRefusal('visitor', ms)).toMatchObject({
    status: 429,
    code: 'limited',
    retryAfterMs: ms,
    outcome,
    message: expect.stringMatching(
      new RegExp(
        `^There were too many .*\\[send my pass again\\] ${when}.* try again ${when}, or call \\(021\\)`,
      ),
    ),
  });
});
