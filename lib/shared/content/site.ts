import { site } from '../../../content/site.ts';
import { internationalDigits } from '../util/phone.ts';
import { fillAll } from '../util/fill.ts';
import type { Site } from '../schema/site.ts';

export type { Site } from '../schema/site.ts';

let filled: Site | undefined;
/**
 * Facts about the provider. Browsers load this file, so its texts may use its own figures only, not all facts
 * (lib/server/content/facts.ts), which would load the rest of the content.
 */
export const getSite = (): Site => (filled ??= fillAll(site, site.statistics));

/** A wa.me link that opens a chat, with an optional first message. */
export function whatsappLink(message?: string, number: string = site.whatsapp): string {
  return `https://wa.me/${internationalDigits(number)}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

/** A wa.me link that shares a text; the recipient is chosen in WhatsApp. */
export const whatsappShare = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** `(021) 0000 0001` → `tel:+922100000001` */
export const telLink = (phone: string): string => `tel:+${internationalDigits(phone)}`;
