import { refusePhoto } from '../../shared/photo/rules.ts';
import { isFullFor, runJob } from './pool.ts';
import type { Drawn, PassPerson, Prepared } from './pass-text.ts';

export { passEmail } from './email.ts';
export type { Drawn, PassFile, PassPerson, Prepared } from './pass-text.ts';

/**
 * Checks the photo (`upload`, the file as received) and normalises it, in the order of docs/product/registration.md#e9; then
 * draws the pass once without its QR code, so that drawing fails before the backend is called. `address` is the client's, of
 * which each has a share of the drawing processes.
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
  // The machine may be overloaded, so a timeout says nothing about the photo.
  if (outcome.kind === 'timeout') return { kind: 'busy' };
  return { kind: 'failed' };
}

/**
 * Draws the images of a registered person, the one to show first at index 0; the same input gives the same bytes. `photo`
 * comes from `preparePass`; an empty array means a photo removed by retention and draws initials. For VIP `files` is
 * empty, because the team issues those passes after its review (docs/product/registration.md#e11). `key` is whose share of the
 * drawing processes it takes; without one nobody waits for the pass.
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

/** Whether the drawing processes have no place for this client's address, so that `preparePass` would answer `busy`. */
export const isBusyFor = (address: string): boolean => isFullFor(address);
