import type { Centre } from './centres.ts';
import { getSite, whatsappLink } from './site.ts';

/** `Aptech Clifton, Karachi`; names the city once when the centre is named after it. */
export const centreFullName = ({ name, city }: Pick<Centre, 'name' | 'city'>): string =>
  `${getSite().shortName} ${name === city ? name : `${name}, ${city}`}`;

const coordinates = ({ position: { lat, lon } }: Centre) => `${lat},${lon}`;

/** Google Maps directions to a centre, by coordinates, because Maps does not know the centres by name. */
export const directionsLink = (centre: Centre): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${coordinates(centre)}`;

/** Google Maps at a centre's coordinates. */
export const mapLink = (centre: Centre): string =>
  `https://www.google.com/maps/search/?api=1&query=${coordinates(centre)}`;

/** WhatsApp chat with the centre; the first message names the centre. */
export const centreChat = (centre: Centre, number: string = centre.whatsapp): string =>
  whatsappLink(`Assalam-o-alaikum, I have a question for ${centreFullName(centre)}.`, number);

/** URL of the centre's vCard. */
export const vcardPath = (centre: Centre): string => `/api/centres/${centre.id}/contact`;
