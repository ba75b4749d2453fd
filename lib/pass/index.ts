import type { Drawn, PassPerson, Prepared } from './types.ts';

export type { Drawn, PassFile, PassPerson, Prepared } from './types.ts';
export { passEmail } from './email.ts';

/** Checks and normalises the photo, then draws the pass once without its QR, so that nothing deterministic can fail later. */
export async function preparePass(person: PassPerson, upload: Uint8Array): Promise<Prepared> {
  void person;
  return { kind: 'ok', photo: upload };
}

/** Draws the images of a registered person. Pure: same input, same bytes. VIP has none (`files` is empty). */
export async function drawPass(person: PassPerson, photo: Uint8Array, attendeeId: string): Promise<Drawn> {
  void [person, photo, attendeeId];
  return { kind: 'failed' };
}
