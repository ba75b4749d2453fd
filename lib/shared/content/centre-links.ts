import type { Centre } from './centres.ts';
import { getSite, whatsappLink } from './site.ts';

/** `Aptech Clifton, Karachi`; a centre named like its city has it once. */
export const centreFullName = ({ name, city }: Pick<Centre, 'name' | 'city'>): string =>
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
  whatsappLink(`Assalam-o-alaikum, I have a question for ${centreFullName(centre)}.`, number);

/** Address of the centre's contact file. */
export const vcardPath = (centre: Centre): string => `/api/centres/${centre.id}/contact`;
