import type { PassFile, PassPerson } from './types.ts';

/** What the web process asks of a drawing process. */
export type Job =
  | { kind: 'prepare'; person: PassPerson; upload: Uint8Array }
  | { kind: 'draw'; person: PassPerson; photo: Uint8Array; attendeeId: string }
  | { kind: 'preview'; person: PassPerson; upload: Uint8Array | undefined }
  /** A picture of the backend, at most `width` pixels wide (lib/pictures). */
  | { kind: 'picture'; source: Uint8Array; width: number };

export type JobResult =
  | { kind: 'ok'; photo: Uint8Array }
  | { kind: 'drawn'; files: PassFile[] }
  | { kind: 'preview'; bytes: Uint8Array }
  | { kind: 'picture'; bytes: Uint8Array }
  | { kind: 'refused'; message: string }
  /** Out of time on an overloaded machine: nothing is said about the photo. */
  | { kind: 'busy' };

/** With the process's age in jobs and its memory in bytes, by which the pool decides when to start a fresh one. */
export type JobAnswer = { result: JobResult; jobs: number; rss: number };
