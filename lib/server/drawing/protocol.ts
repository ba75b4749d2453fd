import type { PassPerson } from '../../shared/pass/person.ts';
import type { EmailPicture } from '../backend/types.ts';

type DrawingJobs = {
  prepare: { person: PassPerson; upload: Uint8Array };
  draw: { person: PassPerson; photo: Uint8Array; attendeeId: string };
  /** A picture of the backend or an editor, to be encoded at most `width` pixels wide. */
  picture: { source: Uint8Array; width: number };
};
export type DrawingKind = keyof DrawingJobs;
export type DrawingJob<Kind extends DrawingKind = DrawingKind> = {
  [K in Kind]: { kind: K } & DrawingJobs[K];
}[Kind];

/** `photo` is the normalised JPEG that is stored, drawn and sent. */
export type DrawingResults = {
  prepare: { kind: 'ok'; photo: Uint8Array } | { kind: 'refused'; message: string };
  draw: { kind: 'ok'; files: EmailPicture[] };
  picture: { kind: 'ok'; bytes: Uint8Array } | { kind: 'refused'; message: string };
};

/** `busy`: the queue is full or the machine overloaded; `failed`: the drawing threw, or its process died. */
export type DrawingOutcome<Kind extends DrawingKind> =
  DrawingResults[Kind] | { kind: 'busy' } | { kind: 'failed' };
export type PrepareOutcome = DrawingOutcome<'prepare'>;
export type PassDrawing = DrawingOutcome<'draw'>;

/** The specified log messages of a failed drawing. Of any other error only the code is logged. */
export const drawingErrors = ['Failed to get canvas context', 'Failed to create blob'] as const;

/** `rss`: resident memory in bytes, by which the pool replaces processes. */
export type DrawingResponse<Kind extends DrawingKind> = { result: DrawingResults[Kind]; rss: number };
