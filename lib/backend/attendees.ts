import { parseJson } from '../foundation/json.ts';
import { log } from '../foundation/log.ts';
import { budgets, pausedFor, post } from './client.ts';
import { blobOf, field, toSent } from './sent.ts';
import { cleanGuid } from './text.ts';
import type { AttendeeInput, Sent } from './types.ts';

const photoPart = { visitor: 'profileImage', conference: 'profileImage', vip: 'ProfileImage' } as const;

/** Attendee/Add as multipart (docs/product/backend.md#b15, #b12): the given wire fields that are not empty, and the photo. */
export async function addAttendee(input: AttendeeInput): Promise<Sent<{ id?: string }>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(input.parts)) if (value !== '') form.append(name, value);
  form.append(photoPart[input.form], blobOf(input.photo, 'image/jpeg'), 'photo.jpg');
  const answer = await post('Attendee/Add', { form, key: input.key }, budgets.add);
  return toSent(answer, (body) => {
    const id = cleanGuid(field(parseJson(body), 'id'));
    if (id) return { id };
    // Visitor and conference: a missing id is a failure; VIP: any 2xx is success (docs/product/backend.md#b12).
    if (input.form === 'vip') return {};
    log.warn('backend.no-id', { key: input.key, text: 'GUID missing in API response' });
    return undefined;
  });
}

/** Milliseconds until the breaker of Attendee/Add lets a call through again; 0 when it is closed. */
export const attendeesPausedFor = (): number => pausedFor('Attendee/Add');
