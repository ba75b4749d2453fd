import { readPhotoHeader, refusePhoto } from '../photo/rules.ts';
import { freeSlots, runJob } from './pool.ts';
import type { Drawn, PassPerson, Prepared } from './types.ts';

export { passEmail } from './email.ts';
export type { Drawn, PassFile, PassPerson, Prepared } from './types.ts';

/**
 * Checks and normalises the photo (docs/product/registration.md#e9, checks 1 to 7), then draws the pass once without its QR,
 * so that drawing fails before the backend is called. `upload` is the file as received.
 */
export async function preparePass(person: PassPerson, upload: Uint8Array): Promise<Prepared> {
  const message = refusePhoto(upload);
  if (message) return { kind: 'refused', message };
  const outcome = await runJob({ kind: 'prepare', person, upload });
  if (outcome.kind === 'ok' || outcome.kind === 'refused' || outcome.kind === 'busy') return outcome;
  // The machine may be overloaded, so a timeout says nothing about the photo.
  if (outcome.kind === 'timeout') return { kind: 'busy' };
  return { kind: 'failed' };
}

/**
 * Draws the images of a registered person, the one to show first at index 0; the same input gives the same bytes. `photo`
 * comes from `preparePass`; an empty array stands for a photo removed by retention and draws initials. For VIP `files` is
 * empty, because the team issues those passes after its review (docs/product/registration.md#e11).
 */
export async function drawPass(person: PassPerson, photo: Uint8Array, attendeeId: string): Promise<Drawn> {
  const outcome = await runJob({ kind: 'draw', person, photo, attendeeId });
  if (outcome.kind === 'drawn') return { kind: 'ok', files: outcome.files };
  return { kind: outcome.kind === 'busy' ? 'busy' : 'failed' };
}

/** Pixels of the longer side, up to which a photo is decoded for a preview. */
const previewSide = 1600;

function isSmallPhoto(upload: Uint8Array): boolean {
  const header = readPhotoHeader(upload);
  return !refusePhoto(upload) && header !== undefined && Math.max(header.width, header.height) <= previewSide;
}

/** Whether the queue of drawing jobs is full, so that `preparePass` would answer `busy`. */
export const isBusy = (): boolean => freeSlots().waiting < 1;

/**
 * A small watermarked JPEG of the pass, without QR. `busy` unless a drawing process is idle, so that registrations have
 * priority, and when drawing fails (the pool logs why). An invalid photo is left out; its field shows the error.
 */
export async function previewPass(
  person: PassPerson,
  upload: Uint8Array | undefined,
): Promise<{ kind: 'ok'; jpeg: Uint8Array } | { kind: 'busy' }> {
  if (freeSlots().running < 1) return { kind: 'busy' };
  const photo = upload && isSmallPhoto(upload) ? upload : undefined;
  const outcome = await runJob({ kind: 'preview', person, upload: photo });
  if (outcome.kind === 'preview') return { kind: 'ok', jpeg: outcome.bytes };
  return { kind: 'busy' };
}
