import { site } from '../../../content/site.ts';
import { internationalDigits } from '../util/phone.ts';
import { fillAll } from '../util/text.ts';
import type { Site } from '../schema/site.ts';
import type { Centre } from './centres.ts';

export type { Site } from '../schema/site.ts';

let filled: Site | undefined;
/**
 * Facts about the provider. Browsers read them too, so its texts may name its own figures only and not all facts
 * (lib/server/content/facts.ts), which would load other content too.
 */
export const getSite = (): Site => (filled ??= fillAll(site, site.statistics));

/** A wa.me link that opens a chat, with an optional first message. */
export function whatsappLink(message?: string, number: string = site.whatsapp): string {
  return `https://wa.me/${internationalDigits(number)}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

/** `(021) 0000 0001` → `tel:+922100000001` */
export const telLink = (phone: string): string => `tel:+${internationalDigits(phone)}`;

/** `Aptech Clifton, Karachi`; a centre named like its city has it once. */
export const fullName = ({ name, city }: Pick<Centre, 'name' | 'city'>): string =>
  `${getSite().shortName} ${name === city ? name : `${name}, ${city}`}`;

const at = ({ position: { lat, lon } }: Centre) => `${lat},${lon}`;

/** Google Maps directions to a centre, by its position: maps know no place of its name. */
export const directionsLink = (centre: Centre): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${at(centre)}`;

/** A centre's position in Google Maps. */
export const mapLink = (centre: Centre): string =>
  `https://www.google.com/maps/search/?api=1&query=${at(centre)}`;

/** WhatsApp chat with the centre, with a first message that names it. */
export const centreChat = (centre: Centre, number: string = centre.whatsapp): string =>
  whatsappLink(`Assalam-o-alaikum, I have a question for ${fullName(centre)}.`, number);

/** Address of the centre's contact file. */
export const vcardPath = (centre: Centre): string => `/api/centres/${centre.id}/contact`;
