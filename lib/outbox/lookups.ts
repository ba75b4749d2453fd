import type { Store, Values } from '../store/types.ts';
import { toJob, type Job } from './job.ts';

/** Reads of the table of jobs. Each rejects with `StoreError`. */

const jobs = async (store: Store, where: string, values: Values): Promise<Job[]> =>
  (await store.all(`SELECT * FROM registrations WHERE ${where}`, values)).map(toJob);

/** The job of an idempotency key. */
export const findJob = async (store: Store, key: string): Promise<Job | undefined> =>
  (await jobs(store, 'key = :key', { key }))[0];

/** The job of a link's token. */
export const findByToken = async (store: Store, token: string): Promise<Job | undefined> =>
  (await jobs(store, 'token = :token', { token }))[0];

/** The job of a key and the job of a subject, or of its former digest: often one job or none. */
export const findKnown = (store: Store, key: string, subject: string, former = subject): Promise<Job[]> =>
  jobs(store, 'key = :key OR person IN (:subject, :former)', { key, subject, former });

/** The jobs of a quota, oldest first. */
export const findByQuota = (store: Store, quota: string): Promise<Job[]> =>
  jobs(store, 'mailbox = :quota ORDER BY created', { quota });

/** The jobs of a kind whose key begins with these digits of a UUID, oldest first. */
export const findByKeyStart = (store: Store, kind: string, start: string): Promise<Job[]> =>
  jobs(store, 'kind = :kind AND key LIKE :pattern ORDER BY created', { kind, pattern: `${start}%` });
