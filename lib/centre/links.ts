import type { Centre } from '../content/centres.ts';
import { getSite, whatsappLink } from '../content/site.ts';

/** `Aptech Clifton, Karachi`; a centre named like its city has it once. */
export const fullName = ({ name, city }: Pick<Centre, 'name' | 'city'>): string =>
  `${getSite().shortName} ${name === city ? name : `${name}, ${city}`}`;

/** Google Maps directions to a centre, by name: the position in content is the area's and not the building's. */
export const directionsLink = (centre: Centre): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(fullName(centre))}`;

/** Google Maps search for a centre. */
export const mapLink = (centre: Centre): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(fullName(centre))}`;

/** WhatsApp chat with the centre, with a first message that names it. */
export const centreChat = (centre: Centre, number: string = centre.whatsapp): string =>
  whatsappLink(`Assalam-o-alaikum, I have a question for ${fullName(centre)}.`, number);

/** Address of the centre's contact file. */
export const vcardPath = (centre: Centre): string => `/api/centres/${centre.id}/contact`;

const boundingBox = (lat: number, lon: number, halfWidth: number) =>
  [lon - halfWidth, lat - halfWidth * 0.7, lon + halfWidth, lat + halfWidth * 0.7]
    .map((value) => value.toFixed(3))
    .join(',');

/**
 * The map to frame when the backend gives none (docs/product/pages.md#p12: "a default map of a large city"): Karachi for
 * Karachi's centres, elsewhere the centre's own town, because a map of Karachi would be wrong there.
 */
export function defaultMap(centre: Centre): { src: string; of: string } {
  const karachi = centre.city === 'Karachi';
  const { lat, lon } = karachi ? { lat: 24.9, lon: 67.08 } : centre.position;
  const area = boundingBox(lat, lon, karachi ? 0.22 : 0.1);
  return {
    src: `https://www.openstreetmap.org/export/embed.html?bbox=${area}&layer=mapnik`,
    of: centre.city,
  };
}
