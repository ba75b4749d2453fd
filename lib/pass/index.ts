import { readPhotoHeader } from '../photo/header.ts';
import { refusePhoto } from '../photo/check.ts';
import { freeSlots, runJob } from './pool.ts';
import type { Drawn, PassPerson, Prepared } from './types.ts';

export { passEmail } from './email.ts';
export type { Drawn, PassFile, PassPerson, Prepared } from './types.ts';

/**
 * Checks and normalises the photo (docs/product/registration.md#e9, checks 1 to 7), then draws the pass once without its QR,
 * so that whatever can fail for this person fails before anything is irreversible. `upload` is the file as received.
 */
export async function preparePass(person: PassPerson, upload: Uint8Array): Promise<Prepared> {
  const message = refusePhoto(upload);
  if (message) return { kind: 'refused', message };
  const outcome = await runJob({ kind: 'prepare', person, upload });
  if (outcome.kind === 'ok' || outcome.kind === 'refused' || outcome.kind === 'busy') return outcome;
  // The decoder's own limit is half as long: only an overloaded machine outlasts both, and it says nothing about the photo.
  if (outcome.kind === 'timeout') return { kind: 'busy' };
  return { kind: 'failed' };
}

/**
 * Draws the images of a registered person, the one to show first at the front. Pure: same input, same bytes. `photo` is what
 * preparePass answered; no bytes stand for a photo that is no longer kept: initials take its place. VIP passes are made by
 * the team after its review (docs/product/registration.md#e11): `files` is empty.
 */
export async function drawPass(person: PassPerson, photo: Uint8Array, attendeeId: string): Promise<Drawn> {
  const outcome = await runJob({ kind: 'draw', person, photo, attendeeId });
  if (outcome.kind === 'drawn') return { kind: 'ok', files: outcome.files };
  return { kind: outcome.kind === 'busy' ? 'busy' : 'failed' };
}

/** Pixels on a side of a photo worth decoding for a preview. */
const previewSide = 1600;

function isSmallPhoto(upload: Uint8Array): boolean {
  const header = readPhotoHeader(upload);
  return !refusePhoto(upload) && header !== undefined && Math.max(header.width, header.height) <= previewSide;
}

/**
 * A small watermarked JPEG of the pass as it would look, without QR. Gives way to registrations: busy unless a process is
 * idle. A photo that breaks a rule is left out, its field says why. Also busy when drawing fails: a preview can always be asked
 * for again, and the pool has logged why.
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
