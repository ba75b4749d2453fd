import { site } from '../../content/site.ts';
import { internationalDigits } from '../foundation/phone.ts';

/** Facts about the provider that appear on many pages. */
export type Site = {
  name: string;
  shortName: string;
  tagline: string;
  /** Year of the copyright line (docs/product/content.md#d6). */
  copyrightYear: number;
  helpline: string;
  /** Digits only, with country code, for wa.me links. */
  whatsapp: string;
  eventsEmail: string;
  address: string;
  headOffice: { lines: readonly string[]; city: string; postalCode: string };
  social: { facebook: string; youtube: string; linkedin: string; instagram: string; twitter: string };
  statistics: { continents: string; countries: string; centres: string; centresInPakistan: string };
  /** External addresses the specification does not give (docs/product/choices.md#c37). */
  links: { nomination: string; verifyOld: string; verifyNew: string };
  sample?: true;
};

export const getSite = (): Site => site;

/** A wa.me link that opens a chat, with an optional first message. */
export function whatsappLink(message?: string, number: string = site.whatsapp): string {
  return `https://wa.me/${internationalDigits(number)}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

/** `(021) 0000 0001` → `tel:+922100000001` */
export const telLink = (phone: string): string => `tel:+${internationalDigits(phone)}`;
