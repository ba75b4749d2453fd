import { randomUUID } from 'node:crypto';
import { addCrashPoints, type CrashPoint } from '../../../tests/support/registration/crash-points';
import { register } from '../../../tests/support/registration/post';
import {
  Crash,
  runAllJobs,
  sampleRegistration,
  testSite,
  type TestSite,
  useStores,
  untilKilled,
} from '../../../tests/support/registration/test-site';
import { resultMessages } from '../../shared/registration/messages';
import { listJobs, retryJobs } from '../store/outbox/operator-jobs';
import { findJob } from '../store/outbox/outbox';
import type { Store } from '../store/sql';
import { resendPasses } from './handle-resend';
import { resolveFoundRegistration } from './operator-registrations';
import { findPassState } from './passes';
import { outcomeOfToken, replyForPage } from './registration-outcome';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const stores = useStores();

const crashPoints: readonly CrashPoint[] = [
  'after-insert',
  'worker-claimed',
  'worker-after-send',
  'worker-before-mail',
  'worker-after-mail',
];

let store: Store;
let site: TestSite;
let nextCrashPoint: CrashPoint | undefined;
let reachedPoints: CrashPoint[];
beforeEach(async () => {
  store = await stores.empty();
  await store.all('PRAGMA synchronous = OFF'); // the test needs speed, not durability
  site = testSite(store);
  nextCrashPoint = undefined;
  reachedPoints = [];
  addCrashPoints(site, (point) => {
    if (point !== nextCrashPoint) return;
    reachedPoints.push(point);
    nextCrashPoint = undefined;
    throw new Crash(point);
  });
});

const passTime = async (ms: number, step = minuteMs / 2) => {
  for (let passedMs = 0; passedMs < ms; passedMs += step) {
    site.clock.ms += step;
    await untilKilled(runAllJobs(site));
  }
};

test.each([
  [360 * minuteMs, true],
  [10 * minuteMs, false],
])(
  'after %i ms of outage (backend honours keys: %s) everybody who pressed once has one attendee and an email',
  async (outage, honoursKeys) => {
    site.idempotent = honoursKeys;
    site.backend.honoursKeys = honoursKeys;
    site.backend.isDown = true;
    const keys: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const key = randomUUID();
      if (n % 4 === 3) nextCrashPoint = crashPoints[Math.floor(n / 4) % 3];
      await untilKilled(register(site, { key }));
      if (await findJob(store, key)) keys.push(key);
      await passTime(outage / 20, Math.max(minuteMs / 2, outage / 180));
    }
    expect(keys).toHaveLength(20);
    expect(site.backend.attendees.size).toBe(0);
    // The breaker lets one call through every ten seconds.
    expect(site.backend.calls.add).toBeLessThan(outage / 10_000 + 10);

    site.backend.isDown = false;
    for (const point of crashPoints) {
      nextCrashPoint = point;
      await passTime(2 * minuteMs);
    }
    nextCrashPoint = undefined;
    await passTime(10 * minuteMs);

    // A call that was cut off must not be repeated if keys are ignored: the operator looks it up in the backend.
    const attentionJobs = await listJobs(store, ['attention']);
    expect(attentionJobs.length).toBeLessThanOrEqual(honoursKeys ? 0 : reachedPoints.length);
    for (const { idempotencyKey: key } of attentionJobs) {
      const mailedAttendee = [...site.backend.attendees.values()].find((attendee) => attendee.key === key);
      if (mailedAttendee) await resolveFoundRegistration(store, site.clock.ms, key, mailedAttendee.id);
      else await retryJobs(store, site.clock.ms, key);
    }
    await passTime(10 * minuteMs);
    const attendees = [...site.backend.attendees.values()];
    expect(attendees.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    const mailKeys = site.backend.mails.map(({ key }) => key.split(':')[0]);
    expect(new Set(mailKeys)).toEqual(new Set(keys));
    // An email whose confirmation was lost may arrive twice if keys are ignored.
    expect(mailKeys.length - keys.length).toBeLessThanOrEqual(honoursKeys ? 0 : 1);
  },
);

test('the visitor reads that it is saved, on a page that turns into the pass, and may press again', async () => {
  site.backend.isDown = true;
  const fields = sampleRegistration();
  const savedText = `Your registration is saved. Our registration system does not answer at the moment. We email your pass to ${fields.email} as soon as it answers.`;
  const key = randomUUID();
  for (let press = 0; press < 8; press += 1)
    expect(await register(site, { key, fields })).toMatchObject({
      status: 202,
      kind: 'finishing',
      reply: { kind: 'pending', message: savedText, page: expect.stringMatching(/^\/pass\/[\w-]{22}$/) },
    });
  const { token = '' } = (await findJob(store, key)) ?? {};
  const readReplyOnPage = () => replyForPage('visitor', 'finishing', { token }, site);
  expect(await readReplyOnPage()).toMatchObject({ message: savedText, page: `/pass/${token}` });
  expect(await readReplyOnPage()).not.toHaveProperty('statusUrl');
  expect(await findPassState(token, site)).toMatchObject({ kind: 'pending', message: savedText });
  await passTime(48 * 60 * minuteMs, 60 * minuteMs);
  site.backend.isDown = false;
  await passTime(minuteMs);
  expect(await readReplyOnPage()).toMatchObject({ kind: 'registered', pass: { page: `/pass/${token}` } });
  expect(await findPassState(token, site)).toMatchObject({ kind: 'ready' });
  expect(site.backend.attendees.size).toBe(1);
});

test.each([
  ['visitor', 'rejected', 'status-400'],
  ['visitor', 'drop-before', 'unknown'],
  ['vip', 'rejected', 'status-400'],
  ['vip', 'drop-before', 'unknown'],
] as const)(
  'a %s who was told "saved" reads that everywhere, although the call is %s then and an operator must look',
  async (form, fault, error) => {
    site.idempotent = false;
    site.backend.isDown = true;
    for (let n = 0; n < 5; n += 1) await site.backend.addAttendee({ parts: {} } as never);
    const [key, fields] = [randomUUID(), sampleRegistration(form)];
    const registerOnce = () => register(site, { form, fields, key });
    const savedText = (form === 'vip' ? resultMessages.savedVip : resultMessages.saved).replace(
      '{email}',
      fields.email ?? '',
    );
    const { token } = await registerOnce();
    site.backend.isDown = false;
    site.backend.faults = [fault];
    await passTime(minuteMs);
    expect(site.backend.calls.add).toBe(6);
    const [row] = await listJobs(store, ['attention']);
    expect(row).toMatchObject({ idempotencyKey: key, error, told: 'saved' });
    for (const reply of [
      (await registerOnce()) as { reply?: unknown },
      await outcomeOfToken(token, site),
      { reply: await replyForPage(form, 'finishing', { token }, site) },
      { reply: await findPassState(token, site) },
    ])
      expect(reply).toMatchObject({ reply: { kind: 'pending', message: savedText } });
    // Only a registration that the backend certainly does not have is sent again.
    expect(await retryJobs(store, site.clock.ms)).toBe(fault === 'rejected' ? 1 : 0);
  },
);

test('what was certainly not sent is sent after four days', async () => {
  site.backend.isDown = true;
  await register(site);
  await passTime(4 * dayMs, dayMs / 4);
  expect(await listJobs(store, ['unknown'])).toMatchObject([{ error: 'not-sent', told: 'saved' }]);
  site.backend.isDown = false;
  site.backend.faults = Array(5).fill('not-sent');
  await passTime(3 * dayMs, dayMs / 4);
  expect(site.backend.attendees.size).toBe(1);
});

test('while no email can be sent none is claimed, drawn or delayed further', async () => {
  for (let n = 0; n < 8; n += 1) await register(site);
  const drawPass = jest.spyOn(site.pass, 'drawPass');
  site.backend.mailFaults = Array(5).fill('not-sent');
  await runAllJobs(site);
  site.backend.isDown = true;
  const drawCount = drawPass.mock.calls.length;
  const readFailureCounts = async () => (await listJobs(store, ['sent'])).map(({ failures }) => failures);
  const failureCountsBefore = await readFailureCounts();
  await passTime(40 * minuteMs);
  expect([drawPass.mock.calls.length, await readFailureCounts(), site.backend.calls.mail]).toEqual([
    drawCount,
    failureCountsBefore,
    5,
  ]);
  site.backend.isDown = false;
  await passTime(minuteMs / 2);
  expect(site.backend.mails).toHaveLength(8);
});

test('passes are emailed while no registration can be sent', async () => {
  await register(site);
  site.backend.endpoints.attendees.remainingPauseMs = () => minuteMs;
  await runAllJobs(site);
  expect(site.backend.mails).toHaveLength(1);
});

test('who asks for a pass again, twice or before it exists, gets it once when the outage ends', async () => {
  const [early, late] = [sampleRegistration(), sampleRegistration()];
  await register(site, { fields: early });
  await runAllJobs(site);
  site.backend.isDown = true;
  await register(site, { fields: late });
  for (const { email = '' } of [early, early, late]) await resendPasses(email, site);
  await passTime(60 * minuteMs);
  expect(site.backend.mails).toHaveLength(1);
  site.backend.isDown = false;
  await passTime(90 * minuteMs);
  const mailedEmails = site.backend.mails.map(({ email }) => email);
  expect(mailedEmails.toSorted()).toEqual([early.email, early.email, late.email]);
});
