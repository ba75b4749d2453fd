import { eventTitle } from '../content/event-dates.ts';
import { getEvent } from '../content/events.ts';
import type { PassPerson } from '../pass/types.ts';
import { absolute } from '../seo/metadata.ts';

/** A WhatsApp link with an invitation to the event. It never contains the pass link, which would give anybody the pass. */
export function inviteByWhatsapp(form: PassPerson['form']): string {
  const event = getEvent(form);
  const text = `${eventTitle(event)}: ${event.summary} ${absolute(event.path)}`;
  return `https://wa.me/?${new URLSearchParams({ text }).toString()}`;
}
