import { dayMs, hourMs } from '../../../shared/util/durations.ts';
import { unfrozenMs } from '../../../shared/util/time.ts';
import { env } from '../../runtime/env.ts';
import type { Store, SqlValues } from '../sql.ts';
import { store as getStore } from '../store.ts';
import {
  type Claim,
  type Job,
  type NewJob,
  type JobPhase,
  rememberUnconfirmedClaims,
  toJob,
  unconfirmedClaims,
} from './job.ts';
import { contactLimits, leaseMs } from './schedule.ts';
import {
  changeSql,
  type ClaimantReason,
  firstStates,
  mayChangeSql,
  stateInSql,
  workerStates,
} from './transitions.ts';

export type OutboxServices = {
  outbox: Outbox;
  /** True if the receiver honours `Idempotency-Key`. */
  idempotent: boolean;
  now(): number;
};

const claimValues = (now: number) => ({
  now,
  sendLease: now + leaseMs.send,
  deliverLease: now + leaseMs.deliver,
});

/** SQL: the number of jobs and repeated deliveries of a contact (mailbox or phone number) in the last 24 hours. */
const dailyUseSql = `(SELECT count(*) FROM jobs WHERE contact_digest = :contactDigest AND created > :dayAgo)
  + (SELECT count(*) FROM resends WHERE contact_digest = :contactDigest AND at > :dayAgo)`;

const selectJobs = async (store: Store, condition: string, values: SqlValues): Promise<Job[]> =>
  (await store.all(`SELECT * FROM jobs WHERE ${condition}`, values)).map(toJob);

/** The SQL condition that stops a process that lost its claim from writing. */
export const fenceSql = ' AND claims = :claims';

export const findJob = async (store: Store, key: string): Promise<Job | undefined> =>
  (await selectJobs(store, 'key = :key', { key }))[0];

export const findJobByToken = async (store: Store, token: string): Promise<Job | undefined> =>
  (await selectJobs(store, 'token = :token', { token }))[0];

/** Finds the jobs with this key or person: at most two. */
export const findJobsByKeyOrPerson = (store: Store, key: string, personDigest: string): Promise<Job[]> =>
  selectJobs(store, 'key = :key OR person_digest = :personDigest', { key, personDigest });

/** Finds the jobs of a mailbox or phone number, oldest first. */
export const findJobsByContact = (store: Store, contactDigest: string): Promise<Job[]> =>
  selectJobs(store, 'contact_digest = :contactDigest ORDER BY created', { contactDigest });

/** Finds the jobs of a kind whose key starts with these hexadecimal digits, which are not checked; oldest first. */
export const findJobsByKeyStart = (store: Store, kind: string, keyStart: string): Promise<Job[]> =>
  selectJobs(store, 'kind = :kind AND key LIKE :pattern ORDER BY created', { kind, pattern: `${keyStart}%` });

/** Changes the tables `jobs` and `resends`, durably once a promise resolves. Rejects with `StoreError`. */
export class Outbox {
  readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  private async changedJob(sql: string, values: SqlValues, lock?: string): Promise<Job | undefined> {
    try {
      const [row] = await this.store.all(`${sql} RETURNING *`, values, lock);
      return row && toJob(row);
    } catch (error) {
      rememberUnconfirmedClaims(error);
      throw error;
    }
  }

  /** Returns the jobs of `unconfirmedClaims` to the queue, once their claim has taken effect. */
  async releaseUnconfirmedClaims(now: number): Promise<void> {
    for (const [key, claim] of unconfirmedClaims())
      if (await this.record(claim, 'send again', { now, due: now, failed: 0, error: 'not-sent', told: null }))
        unconfirmedClaims().delete(key);
  }

  private async changesAny(sql: string, values: SqlValues): Promise<boolean> {
    return (await this.store.all(`${sql} RETURNING key`, values)).length > 0;
  }

  /** Inserts a job, claimed unless `isUnsent`. Undefined if key or person exist or the contact is at its limit. */
  insert(job: NewJob, now: number, isUnsent = false): Promise<Job | undefined> {
    return this.changedJob(
      `INSERT INTO jobs (key, kind, fingerprint, state, payload, attachment, token, person_digest, contact_digest,
         claims, failures, next_at, lease_until, since, error, told, resends, created)
       SELECT :idempotencyKey, :kind, :fingerprint, :state, :payload, :attachment, :token, :personDigest,
         :contactDigest, 1, 0, :now, :lease, :now, :error, :told, 0, :now
       WHERE ${dailyUseSql} < :perDay
       ON CONFLICT DO NOTHING`,
      {
        ...job,
        payload: JSON.stringify(job.payload),
        attachment: job.attachment ?? null,
        token: job.token ?? null,
        personDigest: job.personDigest ?? null,
        state: isUnsent ? firstStates.unsent : firstStates.claimed,
        error: isUnsent ? 'not-sent' : null,
        told: isUnsent ? 'saved' : null,
        now,
        lease: isUnsent ? 0 : now + leaseMs.send,
        dayAgo: now - dayMs,
        perDay: contactLimits.perContactADay,
      },
      job.contactDigest,
    );
  }

  /** Claims a job for the retry of a visitor. Undefined unless it is `rejected` and has this fingerprint. */
  retake(key: string, fingerprint: string, now: number): Promise<Job | undefined> {
    const sql = `${changeSql('retake')} AND key = :key AND fingerprint = :fingerprint`;
    return this.changedJob(sql, { key, fingerprint, ...claimValues(now) });
  }

  /** Claims the job that has been due longest, except those whose kind is paused in their phase. Undefined if none. */
  claim(
    now: number,
    areKeysHonoured: boolean,
    pausedKinds: Readonly<Record<JobPhase, readonly string[]>> = { send: [], deliver: [] },
  ): Promise<Job | undefined> {
    const conditions = [areKeysHonoured ? 'keys honoured' : 'keys ignored'] as const;
    const exclusionSql = (comparison: '=' | '<>', kinds: readonly string[]) =>
      kinds.length > 0 ? ` AND NOT (state ${comparison} 'sent' AND kind IN ('${kinds.join("', '")}'))` : '';
    const notPausedSql = exclusionSql('<>', pausedKinds.send) + exclusionSql('=', pausedKinds.deliver);
    // Names the partial index: otherwise SQLite sorts all waiting jobs (5,600 take 0.2 s).
    const [tableSql, lockSql] =
      this.store.engine === 'sqlite' ? ['jobs INDEXED BY jobs_due', ''] : ['jobs', 'FOR UPDATE SKIP LOCKED'];
    return this.changedJob(
      `${changeSql('claim', conditions)} AND key = (
         SELECT key FROM ${tableSql} WHERE ${stateInSql(workerStates)} AND ${mayChangeSql('claim', conditions)}
           AND next_at <= :now${notPausedSql}
         ORDER BY next_at LIMIT 1 ${lockSql}
       )`,
      claimValues(now),
    );
  }

  /**
   * Moves to `attention` the jobs whose lease expired while they were being sent, and returns their keys. Only for a
   * receiver that ignores idempotency keys.
   */
  async setAsideExpired(now: number): Promise<string[]> {
    const sql = `${changeSql('set aside', ['keys ignored'])} RETURNING key`;
    const rows = await this.store.all(sql, { ...claimValues(now), error: 'expired' });
    return rows.map((row) => String(row.key));
  }

  /** Records the result of a claim. False if the claim was lost: the caller must stop working on the job. */
  async record(
    { idempotencyKey, claims }: Claim,
    reason: ClaimantReason,
    values: SqlValues,
  ): Promise<boolean> {
    const sql = `${changeSql(reason)} AND key = :key${fenceSql}`;
    return this.changesAny(sql, { key: idempotencyKey, claims, ...values });
  }

  /** Removes a person's rejected job under another key, so that the person can register under this key. */
  replaceFailed = (personDigest: string, key: string): Promise<boolean> =>
    this.changesAny(`${changeSql('replace')} AND person_digest = :personDigest AND key <> :key`, {
      personDigest,
      key,
    });

  /** Removes a job whose contents were erased, so that its key may be used again. */
  freeKey = (key: string): Promise<boolean> =>
    this.changesAny(`${changeSql('reuse key')} AND payload IS NULL AND key = :key`, { key });

  /**
   * Returns the ms after which a contact over a limit may retry at the latest: a day at its daily limit, else an hour.
   */
  async limitedForMs(contactDigest: string, now: number): Promise<number> {
    const [row] = await this.store.all(`SELECT ${dailyUseSql} AS used`, {
      contactDigest,
      dayAgo: now - dayMs,
    });
    return Number(row?.used) >= contactLimits.perContactADay ? dayMs : hourMs;
  }

  /** Counts one more delivery. False if the person or the contact has reached a limit. */
  async countDelivery(personDigest: string, contactDigest: string, now: number): Promise<boolean> {
    const rows = await this.store.all(
      `INSERT INTO resends (person_digest, contact_digest, at) SELECT :personDigest, :contactDigest, :now
       WHERE (SELECT count(*) FROM resends WHERE person_digest = :personDigest AND at > :hourAgo)
           + (SELECT count(*) FROM jobs WHERE person_digest = :personDigest AND created > :hourAgo) < :perHour
         AND ${dailyUseSql} < :perDay
       RETURNING at`,
      {
        personDigest,
        contactDigest,
        now,
        hourAgo: now - hourMs,
        dayAgo: now - dayMs,
        perHour: contactLimits.perPersonAnHour,
        perDay: contactLimits.perContactADay,
      },
      contactDigest,
    );
    return rows.length > 0;
  }

  /** Makes a `done` or undelivered job due for delivery again. False for other jobs, and once its data is erased. */
  async deliverAgain(key: string, now: number): Promise<boolean> {
    const sql = `${changeSql('deliver again')} AND key = :key AND receiver_id IS NOT NULL AND payload IS NOT NULL`;
    return this.changesAny(sql, { key, now });
  }
}

/** Opens the outbox in this process's store. Rejects with `StoreError` if the store cannot be opened. */
export const openOutboxServices = async (): Promise<OutboxServices> => ({
  outbox: new Outbox(await getStore()),
  idempotent: env().backendIdempotent,
  now: unfrozenMs,
});
