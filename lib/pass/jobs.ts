import type { PassFile, PassPerson } from './types.ts';

/** A request of the web process to a drawing process. */
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
  | { kind: 'refused'; message: string };

/** Why a pass could not be drawn (docs/product/choices.md#c50); nothing else of an error's text goes into the log. */
export const drawingErrors = ['Failed to get canvas context', 'Failed to create blob'] as const;

/** The result with the process's job count and resident memory in bytes, by which the pool recycles processes. */
export type JobAnswer = { result: JobResult; jobs: number; rss: number };
