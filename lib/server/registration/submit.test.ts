import { randomUUID } from 'node:crypto';
import { passFiles, postRegistration } from '../../../tests/support/registration/post';
import {
  availableEngines,
  photoBytes,
  sentPhoto,
  sampleRegistration,
  useStores,
  testSite,
  withoutFence,
  type TestSite,
  runAllJobs,
  runWorkerOnce,
} from '../../../tests/support/registration/test-site';
import type { FormName, RegistrationFields } from '../../shared/registration/fields';
import { readOutboxStats, retryJobs } from '../store/outbox/operator-jobs';
import { findJob, Outbox } from '../store/outbox/outbox';
import { leaseMs } from '../store/outbox/schedule';
import { StoreError } from '../store/sql';
import { logged } from '@/tests/support/logged';
import { resendPasses } from './handle-resend';
import { findPassState } from './passes';

const stores = useStores();

const minuteMs = 60_000;

const newJob = (idempotencyKey: string) => ({
  idempotencyKey,
  kind: 'visitor',
  fingerprint: 'f',
  payload: sampleRegistration(),
  attachment: photoBytes,
  token: 't',
  personDigest: 'p',
  contactDigest: 'm',
});

describe.each(availableEngines())('registering, with the outbox in %s', (engine) => {
  let site: TestSite;
  let deadline: AbortController;
  const submit = (
    fields: RegistrationFields,
    key: string = randomUUID(),
    form: FormName = 'visitor',
    upload = photoBytes,
  ) => postRegistration(form, fields, sentPhoto(upload), key, site);
  const useFreshSite = async (options: { idempotent?: boolean } = {}) => {
    site = testSite(await stores.empty(engine), options);
    deadline = new AbortController();
    site.responseDeadline = () => deadline.signal;
  };
  const jobOf = (key: string) => findJob(site.outbox.store, key);
  const passTime = async (ms: number, steps = 1) => {
    for (let n = 0; n < steps; n += 1) {
      site.clock.ms += ms;
      await runAllJobs(site);
    }
  };
  beforeEach(async () => {
    await useFreshSite();
  });
  afterEach(async () => {
    // The log must not contain answers of `sampleRegistration` (docs/product/security-requirements.md#n6).
    expect(logged()).not.toMatch(/@|Khan|Ayesha|0300 ?1234567|Sample Works/i);
  });

  test('a visitor gets a pass, one attendee and one email with the images and the link of the pass', async () => {
    const fields = sampleRegistration();
    site.pass = { ...site.pass, passEmail: (_, link) => ({ subject: 'Pass', body: link }) };
    const outcome = await submit(fields);
    expect(outcome).toMatchObject({
      status: 201,
      reply: { kind: 'registered', pass: { files: [{ label: 'Entry pass' }, { label: 'Poster' }] } },
    });
    expect(outcome).not.toHaveProperty('reply.note');
    const sendPassEmail = jest.spyOn(site.backend, 'sendPassEmail');
    await runAllJobs(site);
    expect(sendPassEmail.mock.calls).toMatchObject([
      [
        {
          files: [{ name: 'pass.png' }, { name: 'pass1.png' }],
          body: `http://localhost:3000/pass/${outcome.token}`,
        },
      ],
    ]);
    const [attendee] = [...site.backend.attendees.values()];
    expect(site.backend.attendees.size).toBe(1);
    expect(site.backend.mails).toEqual([
      { key: `${attendee?.key}:mail`, email: fields.email, attendee: attendee?.id },
    ]);
    expect(await findPassState(outcome.token, site)).toMatchObject({
      kind: 'ready',
      registration: { receiverId: attendee?.id },
    });
    expect(await findPassState('A'.repeat(22), site)).toEqual({ kind: 'none' });
  });

  test('two people with the same attendee id each get their own pass and email', async () => {
    site.backend.repeatedId = randomUUID();
    const drawPass: TestSite['pass']['drawPass'] = async ({ firstName }) => ({
      kind: 'ok',
      files: [{ name: 'pass.png', type: 'image/png', part: 'Pass', bytes: Buffer.from(firstName) }],
    });
    const emailedTokens: string[] = [];
    const originalSend = site.backend.sendPassEmail;
    site.backend.sendPassEmail = (input) => {
      emailedTokens.push(`${input.email} ${Buffer.from(input.files[0]?.bytes ?? [])}`);
      return originalSend(input);
    };
    site.pass = { ...site.pass, drawPass };
    const names = [];
    for (const firstName of ['Alice', 'Bob']) {
      const { token } = await submit(
        sampleRegistration('visitor', { firstName, email: `${firstName}@example.com` }),
      );
      const state = await passFiles(token, site);
      names.push(state.kind === 'ok' ? state.files.map(({ bytes }) => Buffer.from(bytes).toString()) : state);
    }
    await runAllJobs(site);
    expect(names).toEqual([['Alice'], ['Bob']]);
    expect(emailedTokens.toSorted()).toEqual(['Alice@example.com Alice', 'Bob@example.com Bob']);
  });

  test('VIP: under review, no email, no images, nothing to resend', async () => {
    const fields = sampleRegistration('vip');
    const { reply } = (await submit(fields, randomUUID(), 'vip')) as { reply?: object };
    expect(reply).toMatchObject({ kind: 'registered' });
    expect(reply).not.toHaveProperty('pass');
    await runAllJobs(site);
    await resendPasses(fields.email ?? '', site);
    await runAllJobs(site);
    expect(site.backend.calls).toMatchObject({ add: 1, mail: 0 });
    await submit({ ...fields, organization: 'Sample Works' });
    await runAllJobs(site);
    await resendPasses(fields.email ?? '', site);
    await runAllJobs(site);
    expect(site.backend.calls).toMatchObject({ add: 2, mail: 2 });
  });

  test('a known attendee gets the email again, not a second attendee or a download', async () => {
    const fields = sampleRegistration();
    await submit(fields);
    await runAllJobs(site);
    const upperCasedFields = { ...fields, firstName: 'AYESHA', email: fields.email?.toUpperCase() ?? '' };
    expect(await submit(upperCasedFields)).toMatchObject({ kind: 'already' });
    await runAllJobs(site);
    expect(site.backend.attendees.size).toBe(1);
    expect(site.backend.mails.map(({ key }) => key.split(':')[1])).toEqual(['mail', 'mail-2']);
    // Both emails go to the address that was typed first.
    expect(site.backend.mails.map(({ email }) => email)).toEqual([fields.email, fields.email]);
    expect(await submit({ ...fields, firstName: 'Bilal' })).toMatchObject({
      kind: 'registered',
    });
  });

  test('a mailbox gets at most three emails of a pass per hour and ten per day', async () => {
    const fields = sampleRegistration();
    const outcomeKinds = [];
    for (let n = 0; n < 6; n += 1) {
      outcomeKinds.push((await submit(fields)).kind);
      await runAllJobs(site);
    }
    expect(outcomeKinds).toEqual(['registered', 'already', 'already', 'limited', 'limited', 'limited']);
    expect(await submit(fields)).toMatchObject({ retryAfterMs: 60 * minuteMs });
    await resendPasses(fields.email ?? '', site);
    await runAllJobs(site);
    expect(site.backend.mails).toHaveLength(3);
    for (let n = 0; n < 20; n += 1)
      await submit({ ...fields, firstName: `Other${'x'.repeat(n)}` }, randomUUID());
    await runAllJobs(site);
    expect(site.backend.mails).toHaveLength(10);
    expect(await submit(fields)).toMatchObject({ retryAfterMs: 24 * 60 * minuteMs });
    site.clock.ms += 23 * 60 * minuteMs;
    expect(await submit({ ...fields, firstName: 'Another' })).toMatchObject({ kind: 'limited' });
    site.clock.ms += 60 * minuteMs + 1;
    for (let n = 0; n < 20; n += 1) await submit({ ...fields, firstName: `Next${'x'.repeat(n)}` });
    await runAllJobs(site);
    expect(site.backend.mails).toHaveLength(20);
  });

  test('a call with unknown outcome is retried for a day, then needs attention', async () => {
    const [fields, key] = [sampleRegistration(), randomUUID()];
    site.backend.faults = Array(1_000).fill('drop-before');
    await submit(fields, key);
    // A sender who knows only the answers gets no link to the pass.
    expect(await submit(fields)).toMatchObject({ kind: 'finishing', token: '' });
    await passTime(60 * minuteMs, 23);
    expect(await jobOf(key)).toMatchObject({ state: 'unknown' });
    await passTime(60 * minuteMs, 3);
    expect(await jobOf(key)).toMatchObject({ state: 'attention', error: 'unknown' });
    expect(logged()).toContain('"level":"error","event":"outbox.attention"');
    const { store } = site.outbox;
    expect((await readOutboxStats(store, site.clock.ms))[0]?.oldestMs).toBeLessThan(180 * minuteMs);
    await retryJobs(store, site.clock.ms, key);
    await passTime(60 * minuteMs);
    expect(await jobOf(key)).toMatchObject({ state: 'unknown' });
  });

  test.each([
    ['a registration', 'faults', 'add'],
    ['an email', 'mailFaults', 'mail'],
  ] as const)(
    'a backend that refuses %s for now is called again when it said, and not earlier',
    async (_, faults, call) => {
      site.backend.retryAfterMs = 30 * minuteMs;
      site.backend[faults] = ['not-sent', 'not-processed'];
      await submit(sampleRegistration());
      await runAllJobs(site);
      // Makes the second attempt; its response asks for half an hour, counted from now.
      await passTime(60 * minuteMs);
      const callsBefore = site.backend.calls[call];
      await passTime(30 * minuteMs - 1);
      expect(site.backend.calls[call]).toBe(callsBefore);
      await passTime(1);
      expect(site.backend.calls[call]).toBe(callsBefore + 1);
    },
  );

  /** Submits, and lets the call end only after the response. */
  const submitPastDeadline = async (key: string, fields: RegistrationFields) => {
    const heldCall = Promise.withResolvers<void>();
    site.backend.during = () => {
      deadline.abort();
      return heldCall.promise;
    };
    const outcome = await submit(fields, key);
    heldCall.resolve();
    while ((await jobOf(key))?.state === 'calling');
    return outcome;
  };

  test('after a 202 a registration needs attention if the backend rejects it', async () => {
    const key = randomUUID();
    site.backend.faults = ['rejected'];
    expect(await submitPastDeadline(key, sampleRegistration())).toMatchObject({ kind: 'finishing' });
    expect(await jobOf(key)).toMatchObject({
      state: 'attention',
      error: 'status-400',
      told: 'finishing',
    });
    expect(logged()).toMatch(/"event":"outbox.refused",.*"code":"status-400","accepted":true/);
  });

  /** Lets the response deadline pass when a statement that begins with `sqlStart` is run. */
  const expireAt = (sqlStart: string) => {
    const { store } = site.outbox;
    const { all } = store;
    jest.spyOn(store, 'all').mockImplementation((sql, ...rest) => {
      if (sql.startsWith(sqlStart)) deadline.abort();
      return all(sql, ...rest);
    });
  };

  test('a deadline that passes while the row is written promises what is stored', async () => {
    const key = randomUUID();
    expireAt('INSERT INTO jobs');
    const outcome = await submit(sampleRegistration(), key);
    expect(outcome).toMatchObject({ kind: 'finishing', token: (await jobOf(key))?.token });
    while ((await jobOf(key))?.state === 'calling');
  });

  test('a failure before the deadline is reported, although recording it takes longer', async () => {
    const key = randomUUID();
    site.backend.faults = ['rejected'];
    expireAt("UPDATE jobs SET state = 'rejected'");
    expect(await submit(sampleRegistration(), key)).toMatchObject({ kind: 'failed', status: 502 });
    expect(await jobOf(key)).toMatchObject({ state: 'rejected' });
  });

  test('an email that the backend refuses for good is not repeated, and retried by the operator', async () => {
    const key = randomUUID();
    site.backend.mailFaults = ['rejected'];
    await submit(sampleRegistration(), key);
    await runAllJobs(site);
    expect(await jobOf(key)).toMatchObject({ state: 'delivery_failed', error: 'status-400' });
    await passTime(60 * minuteMs, 3);
    expect(site.backend.calls.mail).toBe(1);
    expect(await retryJobs(site.outbox.store, site.clock.ms)).toBe(1);
    await runAllJobs(site);
    expect(await jobOf(key)).toMatchObject({ state: 'done' });
  });

  test('no 202 is sent before the row is on disk', async () => {
    const key = randomUUID();
    const preparePass: TestSite['pass']['preparePass'] = async (_person, upload) => {
      deadline.abort();
      return { kind: 'ok', photo: upload };
    };
    site.pass = { ...site.pass, preparePass };
    expect(await submit(sampleRegistration(), key)).toMatchObject({ kind: 'busy' });
    await runAllJobs(site);
    expect(await jobOf(key)).toBeUndefined();
    expect(site.backend.calls.add).toBe(0);
  });

  describe('with a backend that ignores keys', () => {
    beforeEach(async () => {
      await useFreshSite({ idempotent: false });
      site.backend.honoursKeys = false;
    });

    test('a result is recorded although the store fails for a moment', async () => {
      const failure = new StoreError('unavailable', 'SQLITE_BUSY', 'busy');
      jest.spyOn(site.outbox, 'record').mockRejectedValueOnce(failure);
      expect(await submit(sampleRegistration())).toMatchObject({ kind: 'registered' });
    });

    test('a result that cannot be recorded is logged with what an operator needs', async () => {
      const failure = new StoreError('unavailable', 'TIMEOUT', 'late');
      const recordSpy = jest.spyOn(site.outbox, 'record').mockRejectedValue(failure);
      jest.useFakeTimers({
        doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'],
      });
      let outcome: string | undefined;
      void submit(sampleRegistration()).then(({ kind }) => (outcome = kind));
      while (outcome === undefined) {
        await new Promise(setImmediate);
        // Advances only the pauses between retries, and none of PostgreSQL's timeouts.
        if (recordSpy.mock.calls.length > 0) jest.advanceTimersByTime(500);
      }
      jest.useRealTimers();
      expect(outcome).toBe('unconfirmed');
      const [{ id } = { id: '' }] = site.backend.attendees.values();
      expect(logged()).toMatch(
        new RegExp(
          `"event":"outbox.unrecorded","key":".+","reason":"sent","code":"TIMEOUT","receiver":"${id}"`,
        ),
      );
    });

    test('a call whose lease ends while the worker looks is not repeated', async () => {
      const key = randomUUID();
      await site.outbox.insert(newJob(key), site.clock.ms);
      // The worker looks for expired leases 1 ms before this one expires, and claims a job at that moment.
      site.clock.ms += leaseMs.send - 2;
      site.now = () => (site.clock.ms += 1) - 1;
      await runWorkerOnce(site);
      expect(site.backend.calls.add).toBe(0);
      await runAllJobs(site);
      expect(await jobOf(key)).toMatchObject({ state: 'attention' });
      expect(logged()).toMatch(/"level":"error","event":"outbox.attention",.*"code":"expired"/);
    });
  });

  test('an email is retried until the backend accepts it; after 72 hours it needs attention', async () => {
    const key = randomUUID();
    await submit(sampleRegistration(), key);
    site.backend.mailFaults = Array(1_000).fill('not-sent');
    await runAllJobs(site);
    await passTime(60 * minuteMs, 71);
    expect(await jobOf(key)).toMatchObject({ state: 'sent' });
    await passTime(90 * minuteMs, 4);
    expect(await jobOf(key)).toMatchObject({ state: 'delivery_failed' });
    expect(site.backend.calls.mail).toBeGreaterThan(40);
    expect(logged()).toContain('"level":"error","event":"outbox.undelivered"');
    site.clock.ms += 73 * 60 * minuteMs;
    await retryJobs(site.outbox.store, site.clock.ms);
    await runAllJobs(site);
    expect(await jobOf(key)).toMatchObject({ state: 'sent' });
  });

  test.each([
    ['on /pass', (fields: RegistrationFields) => resendPasses(fields.email ?? '', site)],
    ['by registering again', (fields: RegistrationFields) => submit(fields)],
  ])('an abandoned email is sent when the visitor requests it %s', async (_, ask) => {
    const [fields, key] = [sampleRegistration(), randomUUID()];
    site.backend.mailFaults = ['not-sent', 'not-sent'];
    const { token } = await submit(fields, key);
    await runAllJobs(site);
    await passTime(73 * 60 * minuteMs);
    expect(await findPassState(token, site)).toMatchObject({
      registration: { state: 'delivery_failed', isDeliveryDelayed: true },
    });
    site.backend.mailFaults = ['not-sent'];
    await ask(fields);
    await runAllJobs(site);
    await passTime(minuteMs);
    expect(site.backend.mails).toHaveLength(1);
    expect(site.backend.attendees.size).toBe(1);
    expect(await findPassState(token, site)).toMatchObject({
      registration: { state: 'done', isDeliveryDelayed: false },
    });
  });

  /** A call stalls past its lease; its rejection arrives while a worker has claimed the row and is calling too. */
  const stalledSubmit = async () => {
    const key = randomUUID();
    const firstCall = site.backend.hold();
    const slowSubmission = submit(sampleRegistration(), key);
    const respondToFirst = await firstCall;
    site.clock.ms += minuteMs;
    const secondCall = site.backend.hold();
    const workerRun = runWorkerOnce(site);
    const respondToSecond = await secondCall;
    site.backend.faults = ['rejected'];
    respondToFirst();
    const outcome = await slowSubmission;
    respondToSecond();
    await workerRun;
    await runAllJobs(site);
    return { outcome, job: await jobOf(key) };
  };

  test('an expired claim cannot write', async () => {
    expect(await stalledSubmit()).toMatchObject({ outcome: { kind: 'finishing' }, job: { state: 'done' } });
  });

  test('negative control: without the fence a late response marks a registered person as rejected', async () => {
    site.outbox = new Outbox(withoutFence(site.outbox.store));
    expect(await stalledSubmit()).toMatchObject({ outcome: { kind: 'failed' }, job: { state: 'rejected' } });
    expect(site.backend.attendees.size).toBe(1);
  });

  test.each(['failed', 'busy'] as const)(
    'a pass whose drawing is %s is finished later: one attendee, one email',
    async (kind) => {
      const { drawPass } = site.pass;
      site.pass = { ...site.pass, drawPass: async () => ({ kind }) };
      const [fields, key] = [sampleRegistration(), randomUUID()];
      expect(await submit(fields, key)).toMatchObject({
        kind: 'finishing',
        token: expect.stringMatching(/^[\w-]{22}$/),
      });
      await runAllJobs(site);
      expect(await jobOf(key)).toMatchObject({ state: 'sent', error: 'drawing' });
      site.pass = { ...site.pass, drawPass };
      // A full queue is no failure of the pass, which is drawn again soon.
      await passTime(kind === 'busy' ? 10_000 : minuteMs);
      expect(site.backend.attendees.size).toBe(1);
      expect(site.backend.mails).toHaveLength(1);
      expect(await submit(fields, key)).toMatchObject({ kind: 'registered' });
    },
  );
});
