import { eventTitle } from '../content/event-dates.ts';
import { eventOf } from '../pass/pass-text.ts';
import type { PassPerson } from '../pass/types.ts';
import { absolute } from '../seo/metadata.ts';

/** A WhatsApp link with an invitation to the event. It never contains the pass link, which would give anybody the pass. */
export function inviteByWhatsapp(person: PassPerson): string {
  const event = eventOf(person);
  const text = `${eventTitle(event)}: ${event.summary} ${absolute(event.path)}`;
  return `https://wa.me/?${new URLSearchParams({ text }).toString()}`;
}
