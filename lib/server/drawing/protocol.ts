import type { PassPerson } from '../../shared/pass/person.ts';
import type { EmailPicture } from '../backend/types.ts';

/** The messages between the web process and the drawing processes. */

/** One image of a pass, as Attendee/SendEmail takes it. */
export type PassFile = EmailPicture;

type DrawingJobs = {
  prepare: { person: PassPerson; upload: Uint8Array };
  draw: { person: PassPerson; photo: Uint8Array; attendeeId: string };
  /** A picture of the backend or of an editor, to be encoded at most `width` pixels wide. */
  picture: { source: Uint8Array; width: number };
};
export type DrawingKind = keyof DrawingJobs;
export type DrawingJob<Kind extends DrawingKind = DrawingKind> = {
  [K in Kind]: { kind: K } & DrawingJobs[K];
}[Kind];

/** The results of the jobs. `photo` is the normalised JPEG of at most 400 KB that is stored, drawn and sent. */
export type DrawingResults = {
  prepare: { kind: 'ok'; photo: Uint8Array } | { kind: 'refused'; message: string };
  draw: { kind: 'ok'; files: PassFile[] };
  picture: { kind: 'ok'; bytes: Uint8Array } | { kind: 'refused'; message: string };
};

/**
 * A result for the pool's caller. `busy`: the queue is full or the machine overloaded: 503 with Retry-After. `failed`:
 * the drawing threw, or its process died.
 */
export type DrawingOutcome<Kind extends DrawingKind> =
  DrawingResults[Kind] | { kind: 'busy' } | { kind: 'failed' };
export type PrepareOutcome = DrawingOutcome<'prepare'>;
export type PassDrawing = DrawingOutcome<'draw'>;

/** The specified log messages of a failed drawing. Apart from its code, no other text of an error is logged. */
export const drawingErrors = ['Failed to get canvas context', 'Failed to create blob'] as const;

/** Result, with the process's resident memory in bytes, by which the pool recycles processes. */
export type DrawingResponse<Kind extends DrawingKind> = { result: DrawingResults[Kind]; rss: number };
