import type { Centre } from '../../../content/schema/centres.ts';
import type { Site } from '../../../content/schema/site.ts';
import { site } from '../../../content/site.ts';
import { fillAll } from '../util/fill.ts';
import { internationalDigits } from '../util/phone.ts';

let siteWithFacts: Site | undefined;
/**
 * content/site.ts with its facts. Its texts may use only its own `statistics`: browsers load this file, and all facts
 * would load the rest of the content.
 */
export const getSite = (): Site => (siteWithFacts ??= fillAll(site, site.statistics));

export function headOfficeLines(): readonly string[] {
  const { name, street, city, postalCode } = getSite().headOffice;
  return [name, street, `${city} ${postalCode}`];
}

/** A link that opens a chat, with an optional first message. */
export function whatsappLink(message?: string, number: string = site.whatsapp): string {
  return `https://wa.me/${internationalDigits(number)}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

/** `Aptech Clifton, Karachi`, or `Aptech Larkana` when the centre is named after its city. */
export const centreFullName = ({ name, city }: Pick<Centre, 'name' | 'city'>): string =>
  `${getSite().shortName} ${name === city ? name : `${name}, ${city}`}`;

/** A link that opens a chat with a centre; the first message names the centre. */
export const centreChat = (centre: Centre, number: string = centre.whatsapp): string =>
  whatsappLink(`Assalam-o-alaikum, I have a question for ${centreFullName(centre)}.`, number);

/** A link that shares a text; the recipient is chosen in WhatsApp. */
export const whatsappShare = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** `(021) 0000 0001` → `tel:+922100000001` */
export const telLink = (phone: string): string => `tel:+${internationalDigits(phone)}`;
