import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { register } from '../../../tests/support/registration/post';
import {
  runAllJobs,
  availableEngines,
  useStores,
  testSite,
  type TestSite,
} from '../../../tests/support/registration/test-site';
import { normaliseFeedback } from '../../shared/feedback/fields';
import { retention } from '../../shared/retention';
import { unfrozenMs } from '../../shared/util/time';
import { saveFeedback, toFeedbackRecord } from '../feedback/record';
import { checkClock, recordPurge } from '../store/last-purge';
import { findJob, Outbox } from '../store/outbox/outbox';
import type { Store } from '../store/sql';
import { logged } from '@/tests/support/logged';
import { createPurger, purge } from './purge';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const stores = useStores();

describe.each(availableEngines())('purging, with the outbox in %s', (engine) => {
  let store: Store;
  let site: TestSite;
  let purgeIfDue: () => Promise<void>;
  /** Monotonic time in ms, which a jump of the clock does not change. */
  let elapsedMs = 0;

  beforeEach(async () => {
    jest.spyOn(performance, 'now').mockImplementation(() => elapsedMs);
    store = await stores.empty(engine);
    site = testSite(store);
    startPurger();
  });

  const startPurger = () => void (purgeIfDue = createPurger(site));
  const passTime = async (ms: number, step = hour) => {
    for (let passed = 0; passed < ms; passed += step) {
      site.clock.ms += step;
      elapsedMs += step;
      await purgeIfDue();
    }
  };
  const registerAndMail = async () => {
    const key = randomUUID();
    await register(site, { key });
    await runAllJobs(site);
    return key;
  };
  const remainingParts = async (key: string) => {
    const job = await findJob(store, key);
    return [job && 'key', job?.payload && 'answers', job?.attachment && 'photo'].filter(Boolean).join(' ');
  };
  const countHoldWarnings = () => logged().match(/"purge.on-hold","days":(4|31)\}/g)?.length ?? 0;

  test.each([1 * hour, 2 * day])('goes on after a stop of %i ms', async (stop) => {
    const key = await registerAndMail();
    await purgeIfDue();
    site.clock.ms += stop;
    elapsedMs = 0;
    startPurger();
    await passTime(retention.photo.ms);
    expect([await remainingParts(key), countHoldWarnings()]).toEqual(['key answers', 0]);
  });

  test('waits after four days until the operator purges, and says so once an hour', async () => {
    const key = await registerAndMail();
    await purgeIfDue();
    site.clock.ms += 4 * day;
    startPurger();
    await passTime(2 * hour);
    expect([await remainingParts(key), countHoldWarnings()]).toEqual(['key answers photo', 2]);
    await recordPurge(store, site.clock.ms);
    await passTime(retention.photo.ms);
    expect([await remainingParts(key), countHoldWarnings()]).toEqual(['key answers', 2]);
  });

  test.each([31, -40])('erases nothing while the clock is wrong by %i days for ten minutes', async (days) => {
    const key = await registerAndMail();
    await purgeIfDue();
    site.clock.ms += days * day;
    await passTime(10 * minute + 3_000, 1_000);
    site.clock.ms -= days * day;
    await passTime(retention.photo.ms);
    expect([await remainingParts(key), countHoldWarnings()]).toEqual(['key answers', days > 0 ? 1 : 0]);
  });

  test.each([31, -40])('erases nothing after a start with a clock wrong by %i days', async (days) => {
    const key = await registerAndMail();
    await purgeIfDue();
    site.clock.ms += days * day;
    startPurger();
    await passTime(hour);
    expect(await remainingParts(key)).toBe('key answers photo');
    site.clock.ms -= days * day;
    startPurger();
    await passTime(retention.photo.ms);
    expect(await remainingParts(key)).toBe('key answers');
  });

  test('what was saved or claimed while the clock was five hours ahead is sent once it is right', async () => {
    site.clock.ms += 5 * hour;
    site.backend.faults = ['not-sent', 'not-sent'];
    const keys = [randomUUID(), randomUUID()];
    for (const key of keys) await register(site, { key });
    await store.all(`UPDATE jobs SET state = 'calling', lease_until = next_at + 30000 WHERE key = :key`, {
      key: keys[0]!,
    });
    site.clock.ms -= 5 * hour;
    await runAllJobs(site);
    expect(site.backend.attendees.size).toBe(0);
    await passTime(10 * minute, minute);
    await runAllJobs(site);
    expect(await Promise.all(keys.map(async (key) => (await findJob(store, key))?.state))).toEqual([
      'done',
      'done',
    ]);
  });

  test('with a clock 31 days behind the store is not opened: what it took would be erased once the clock is right', async () => {
    await purgeIfDue();
    await expect(checkClock(store, site.clock.ms - 31 * day)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'CLOCK',
      message: expect.stringMatching(/^This machine's clock is 31 days behind the last purge\. Correct it/),
    });
    // A clock three days behind passes: perhaps the clock of the last purge was ahead.
    await checkClock(store, site.clock.ms - 3 * day);
  });

  const count = async (from: string) => Number((await store.all(`SELECT count(*) AS n FROM ${from}`))[0]?.n);
  test.each([
    ['photo', retention.photo.ms, 'jobs WHERE attachment IS NOT NULL'],
    ['answers', retention.answers.ms, 'jobs WHERE payload IS NOT NULL'],
    ['token', retention.answers.ms, 'jobs WHERE token IS NOT NULL'],
    ['digests', retention.answers.ms, 'jobs WHERE COALESCE(person_digest, contact_digest) IS NOT NULL'],
    ['record', retention.record.ms, 'jobs'],
    ['feedback', retention.feedback.ms, 'feedback'],
    ['count of emails', retention.resends.ms, 'resends'],
    ['draft', retention.draft.ms, 'drafts'],
  ])('%s: kept until %i ms, and not longer, even if a pass is sent again', async (_, limit, from) => {
    const startMs = site.clock.ms;
    const key = await registerAndMail();
    site.clock.ms += hour;
    await site.outbox.deliverAgain(key, site.clock.ms);
    await runAllJobs(site);
    const record = toFeedbackRecord(normaliseFeedback({}), undefined);
    await saveFeedback(store, { id: 'id', fingerprint: 'f', record }, startMs);
    await site.outbox.countDelivery('person', 'mailbox', startMs);
    await store.all(`INSERT INTO drafts (token, body, at) VALUES ('t', '', :start)`, { start: startMs });
    expect(await count(from)).toBe(1);
    // A purge runs every ten minutes, so everything is erased up to that much earlier.
    await purge(store, startMs + limit - 11 * minute);
    expect(await count(from)).toBe(1);
    await purge(store, startMs + limit);
    expect(await count(from)).toBe(0);
  });

  /** A row that waits for the worker keeps all that finishing needs. */
  const allParts = 'key answers photo';
  test.each([
    ['calling', [allParts, allParts, allParts]],
    ['unknown', [allParts, allParts, allParts]],
    ['sent', [allParts, allParts, allParts]],
    ['attention', [allParts, 'key', '']],
    ['delivery_failed', [allParts, 'key', '']],
    ['done', ['key answers', 'key', '']],
    ['rejected', ['', '', '']],
  ])('a row in %s after a day, 30 and 90 days: %j', async (state, expected) => {
    const key = await registerAndMail();
    const doneAt = state === 'done' ? site.clock.ms : null;
    await store.all('UPDATE jobs SET state = :state, done = :done', { state, done: doneAt });
    const { photo: afterEmail, answers, record } = retention;
    const foundMarkers = [];
    for (const { ms } of [afterEmail, answers, record]) {
      await purge(store, site.clock.ms + ms + hour);
      foundMarkers.push(await remainingParts(key));
    }
    expect(foundMarkers).toEqual(expected);
  });

  test('a rejected registration is kept as long as promised, and not longer', async () => {
    site.backend.faults = ['rejected'];
    const key = await registerAndMail();
    await purge(store, site.clock.ms + retention.refused.ms - 11 * minute);
    expect(await remainingParts(key)).toBe('key answers photo');
    await purge(store, site.clock.ms + retention.refused.ms);
    expect(await remainingParts(key)).toBe('');
  });

  test('negative control: without the record of the last purge a clock 31 days ahead erases answers and photo', async () => {
    const key = await registerAndMail();
    site.clock.ms += 31 * day;
    await purgeIfDue();
    expect(await remainingParts(key)).toBe('key');
  });
});

const outbox = ['--disable-warning=ExperimentalWarning', 'scripts/outbox.ts'];
const { PATH, NODE_COMPILE_CACHE } = process.env;
const options = () => ({
  encoding: 'utf8' as const,
  env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test' as const, DATA_DIR: stores.folder() },
});
const runOutbox = (...args: string[]) => execFileSync(process.execPath, [...outbox, ...args], options());

test.each([
  ['purge KEY of a registration', ['purge', 'k']],
  ['purge KEY of feedback', ['purge', 'id']],
  ['purge', ['purge']],
])('%s leaves no byte of what it erases on the disk of the running site', async (_, args) => {
  const store = await stores.empty();
  const recordedMs = unfrozenMs() - retention.record.ms;
  const markerPattern = args[1] === 'id' ? 'FEEDBACK' : '(PHOTO|ANSWER)';
  // Searches in another process, because closing a file of SQLite in this one would drop the site's locks.
  const findMarkers = () =>
    spawnSync('grep', ['-rlaE', `${markerPattern}-MARKER`, stores.folder()], { encoding: 'utf8' }).stdout;
  const attachment = Buffer.from('PHOTO-MARKER '.repeat(3_000));
  const job = { idempotencyKey: 'k', kind: 'visitor', fingerprint: 'f', contactDigest: 'c' };
  await new Outbox(store).insert({ ...job, payload: { email: 'ANSWER-MARKER' }, attachment }, recordedMs);
  await store.all("UPDATE jobs SET state = 'done', done = :then", { then: recordedMs });
  await saveFeedback(store, { id: 'id', fingerprint: 'f', record: { name: 'FEEDBACK-MARKER' } }, recordedMs);
  expect(findMarkers()).not.toBe('');
  runOutbox(...args);
  expect(findMarkers()).toBe('');
});

test('purge KEY says that bytes remain while a backup reads the database', async () => {
  const store = await stores.empty();
  const backup = new DatabaseSync(path.join(stores.folder(), 'ledger.db'));
  backup.exec('BEGIN; SELECT * FROM jobs');
  await saveFeedback(store, { id: 'id', fingerprint: 'f', record: {} }, 0);
  expect(runOutbox('purge', 'id')).toMatch(/^A backup reads .*\nRemoved\.\n$/);
  backup.close();
});

test('npm run outbox -- stats says that purging is on hold until purge is run; list what a visitor was told', async () => {
  const store = await stores.empty();
  await recordPurge(store, unfrozenMs() - 4 * 24 * 3_600_000);
  for (const kind of ['visitor', 'enquiry']) {
    const job = { idempotencyKey: kind, kind, fingerprint: 'f', payload: {}, contactDigest: kind };
    await new Outbox(store).insert(job, unfrozenMs() - 31 * day, kind === 'enquiry');
  }
  await store.all("UPDATE jobs SET state = 'attention', error = 'unknown'");
  await store.close();
  // `true` closes the pipe before the list is written.
  const cutOutput = spawnSync('sh', ['-c', '"$0" "$@" list | true', process.execPath, ...outbox], options());
  expect(cutOutput.stderr).toBe('');
  expect(runOutbox('stats')).toMatch(/Nothing is erased since.*run: npm run outbox -- purge/);
  const listedText = runOutbox('list');
  expect(listedText).toMatch(
    /since 744 h, 0 failed, unknown; was told: We could not confirm your registration yet/,
  );
  expect(listedText).toMatch(
    /enquiry .* was told: We'll get in touch with you soon\. We have your enquiry\. We’ll send/,
  );
  expect(runOutbox('purge')).toBe('2 rows cleaned.\n');
  expect(runOutbox('stats')).toMatch(
    /^done {9}2, the oldest since 744 h\nlast purge {3}\d.*, \d+(:\d\d)? [ap]m\n$/,
  );
});
