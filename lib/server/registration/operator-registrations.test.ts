import { postEnquiry, register } from '../../../tests/support/registration/post';
import {
  availableEngines,
  useStores,
  testSite,
  type TestSite,
  runAllJobs,
  runWorkerOnce,
} from '../../../tests/support/registration/test-site';
import { enquiryWire, keyOf } from '../../../tests/support/samples/sample-answers';
import { retention } from '../../shared/retention';
import { purge } from '../start/purge';
import { forgetJob, listJobs, readOutboxStats, retryJobs } from '../store/outbox/operator-jobs';
import { findJob } from '../store/outbox/outbox';
import { operatorStates } from '../store/outbox/transitions';
import type { Store } from '../store/sql';
import { findEnquiries } from '@/lib/server/enquiry/jobs';
import { findRegistrations, resolveFoundRegistration } from './operator-registrations';

const hourMs = 3_600_000;
const answers = (marker: string) => ({
  firstName: marker,
  lastName: `${marker}family`,
  email: `${marker}@example.com`.toLowerCase(),
  phone: '0300 1234567',
  userType: 'Professional',
  organization: `${marker} Works`,
  designation: 'Engineer',
});
const photoOf = (marker: string) => Buffer.from(`photo of ${marker} ${'x'.repeat(20_000)}`);

let site: TestSite;
let store: Store;
const openSite = (opened: Store) => {
  store = opened;
  site = testSite(store);
};
const registerAs = (name: string, n = 1) =>
  register(site, { fields: answers(name), key: keyOf(n), photo: photoOf(name) });
const jobOf = (n = 1) => findJob(store, keyOf(n));
const purgeAfter = async (ms: number) => {
  site.clock.ms += ms;
  await purge(store, site.clock.ms);
};

const stores = useStores();

describe.each(availableEngines())('with the outbox in %s', (engine) => {
  beforeEach(async () => openSite(await stores.empty(engine)));

  test.each(['the operator erased it', 'its time was over'])(
    'a key whose answers were erased (%s) can register again',
    async (why) => {
      const retry = () => registerAs('one');
      await retry();
      await runAllJobs(site);
      if (why.startsWith('the operator')) await forgetJob(store, keyOf(1));
      else await purgeAfter(retention.answers.ms);
      expect(await jobOf()).toMatchObject({ state: 'done', payload: undefined });
      // A reply of kind `already` would be wrong: the pass cannot be sent again.
      expect(await retry()).toMatchObject({
        reply: { kind: 'registered', pass: { files: [{ label: 'Entry pass' }, { label: 'Poster' }] } },
      });
      await runAllJobs(site);
      expect(await jobOf()).toMatchObject({
        state: 'done',
        payload: answers('one'),
      });
      // The backend honours the key, so there is still one attendee.
      expect(site.backend.attendees.size).toBe(1);
      expect(await retry()).toMatchObject({ kind: 'registered' });
      expect(site.backend.calls.add).toBe(2);
    },
  );

  test('the operator finds a person by email address or phone number and erases the data', async () => {
    await registerAs('Ayesha');
    await runAllJobs(site);
    await postEnquiry(enquiryWire, keyOf(7), site);
    const { email } = answers('Ayesha');
    expect(await findRegistrations(store, email.toUpperCase())).toMatchObject([
      { idempotencyKey: keyOf(1), kind: 'visitor' },
    ]);
    expect(await findEnquiries(store, '+92 300 1234567')).toMatchObject([
      { idempotencyKey: keyOf(7), kind: 'enquiry' },
    ]);
    expect(await findRegistrations(store, 'nobody@example.com')).toEqual([]);
    site.backend.mailFaults = ['not-sent'];
    await registerAs('Bilal', 2);
    await runWorkerOnce(site);
    for (const key of [keyOf(1), keyOf(2), keyOf(7)]) expect(await forgetJob(store, key)).toBe(true);
    // The waiting row is done: without its data neither worker nor operator can finish it.
    site.clock.ms += 3_600_000;
    expect(await runWorkerOnce(site)).toBe(false);
    expect(await readOutboxStats(store, site.clock.ms)).toMatchObject([{ state: 'done', count: 3 }]);
    expect(await findRegistrations(store, email)).toEqual([]);
    expect(await findEnquiries(store, '0300 1234567')).toEqual([]);
  });

  test('the photo is erased after the first email, regardless of the second', async () => {
    await registerAs('Ayesha');
    await runAllJobs(site);
    const jobAfter = await jobOf();
    site.clock.ms += 2 * hourMs;
    await site.outbox.deliverAgain(keyOf(1), site.clock.ms);
    site.clock.ms += hourMs;
    await runAllJobs(site);
    expect(await jobOf()).toMatchObject({ state: 'done', done: jobAfter?.done });
    site.backend.mailFaults = ['not-processed'];
    await site.outbox.deliverAgain(keyOf(1), site.clock.ms);
    await runWorkerOnce(site);
    expect(await jobOf()).toMatchObject({
      state: 'sent',
      attachment: expect.anything(),
    });
    await purgeAfter(retention.photo.ms);
    expect(await jobOf()).toMatchObject({
      state: 'sent',
      attachment: undefined,
    });
  });

  test('the operator lists, retries and resolves rows that need attention, and can erase a person', async () => {
    site.idempotent = false;
    site.backend.faults = ['commit-then-drop', 'commit-then-drop'];
    await registerAs('one');
    site.clock.ms += hourMs;
    await registerAs('two', 2);
    site.clock.ms += hourMs;
    expect(await listJobs(store, operatorStates)).toMatchObject([
      { state: 'attention', idempotencyKey: keyOf(1) },
      { state: 'attention', idempotencyKey: keyOf(2) },
    ]);
    expect(await readOutboxStats(store, site.clock.ms)).toEqual([
      { state: 'attention', count: 2, oldestMs: 2 * hourMs },
    ]);
    expect(await retryJobs(store, site.clock.ms)).toBe(0);
    expect(await retryJobs(store, site.clock.ms, keyOf(1))).toBe(1);
    // The time after which the job is given up begins again.
    expect(await jobOf()).toMatchObject({ since: site.clock.ms });
    expect(await resolveFoundRegistration(store, site.clock.ms, keyOf(2), 'not a guid')).toBe(false);
    expect(
      await resolveFoundRegistration(store, site.clock.ms, keyOf(2), '6F9619FF-8B86-D011-B42D-00CF4FC964FF'),
    ).toBe(true);
    await runAllJobs(site);
    expect(site.backend.mails).toHaveLength(2);
    expect(site.backend.mails.map(({ attendee }) => attendee)).toContain(
      '6f9619ff-8b86-d011-b42d-00cf4fc964ff',
    );
    expect(await resolveFoundRegistration(store, site.clock.ms, keyOf(1))).toBe(false);
    expect(await forgetJob(store, keyOf(2))).toBe(true);
    expect(await jobOf(2)).toMatchObject({
      state: 'done',
      payload: undefined,
      attachment: undefined,
    });
  });
});
