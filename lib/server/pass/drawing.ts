import { refusePhoto } from '../../shared/photo/rules.ts';
import { isFullFor, runJob } from './pool.ts';
import type { Drawn, PassPerson, Prepared } from './pass-text.ts';

export { passEmail } from './email.ts';
export type { Drawn, PassFile, PassPerson, Prepared } from './pass-text.ts';

/**
 * Checks and normalises the photo (`upload`, as received) in the order of docs/product/registration.md#e9, then draws
 * the pass once without QR code, so that a drawing failure precedes the call of the backend. `address` is the client's;
 * each address has a share of the drawing processes.
 */
export async function preparePass(
  person: PassPerson,
  upload: Uint8Array,
  address: string,
): Promise<Prepared> {
  const message = refusePhoto(upload);
  if (message) return { kind: 'refused', message };
  const outcome = await runJob({ kind: 'prepare', person, upload }, address);
  if (outcome.kind === 'ok' || outcome.kind === 'refused' || outcome.kind === 'busy') return outcome;
  // The machine may be overloaded: a timeout says nothing about the photo.
  if (outcome.kind === 'timeout') return { kind: 'busy' };
  return { kind: 'failed' };
}

/**
 * Draws the images of a registered person, in display order; the same input gives the same bytes. `photo` comes from
 * `preparePass`; empty (erased by retention) draws initials. VIP has no `files`: the team issues those passes after its
 * review (docs/product/registration.md#e11). `key` selects the share of the drawing processes; without one it is a
 * background job.
 */
export async function drawPass(
  person: PassPerson,
  photo: Uint8Array,
  attendeeId: string,
  key?: string,
): Promise<Drawn> {
  const outcome = await runJob({ kind: 'draw', person, photo, attendeeId }, key);
  if (outcome.kind === 'drawn') return { kind: 'ok', files: outcome.files };
  return { kind: outcome.kind === 'busy' ? 'busy' : 'failed' };
}

/** True if the drawing processes have no capacity for this address, so that `preparePass` would return `busy`. */
export const isBusyFor = (address: string): boolean => isFullFor(address);
