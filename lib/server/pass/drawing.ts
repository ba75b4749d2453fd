import { refusePhoto } from '../../shared/photo/rules.ts';
import { runJob } from './pool.ts';
import type { Drawn, PassPerson, Prepared } from './pass-text.ts';

export { passEmail } from './email.ts';
export type { Drawn, PassFile, PassPerson, Prepared } from './pass-text.ts';

/**
 * Checks and normalises the photo (`upload`, as received) in the order of docs/product/registration.md#e9, then draws
 * the pass once without QR code, so that a drawing failure precedes the call of the backend.
 */
export async function preparePass(person: PassPerson, upload: Uint8Array): Promise<Prepared> {
  const message = refusePhoto(upload);
  if (message) return { kind: 'refused', message };
  const outcome = await runJob({ kind: 'prepare', person, upload });
  if (outcome.kind === 'ok' || outcome.kind === 'refused' || outcome.kind === 'busy') return outcome;
  // The machine may be overloaded: a timeout says nothing about the photo.
  if (outcome.kind === 'timeout') return { kind: 'busy' };
  return { kind: 'failed' };
}

/**
 * Draws the images of a registered person, in display order; the same input gives the same bytes. `photo` comes from
 * `preparePass`; empty (erased by retention) draws initials. VIP has no `files`: the team issues those passes after its
 * review (docs/product/registration.md#e11).
 */
export async function drawPass(person: PassPerson, photo: Uint8Array, attendeeId: string): Promise<Drawn> {
  const outcome = await runJob({ kind: 'draw', person, photo, attendeeId });
  if (outcome.kind === 'drawn') return { kind: 'ok', files: outcome.files };
  return { kind: outcome.kind === 'busy' ? 'busy' : 'failed' };
}
