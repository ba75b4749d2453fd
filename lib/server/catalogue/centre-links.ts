import type { Centre } from '../../../content/schema/centres.ts';
import { centrePath, getCity, streetOf } from '../../shared/content/centres.ts';
import { centreFullName, getSite, whatsappShare } from '../../shared/content/site.ts';
import { internationalDigits } from '../../shared/util/phone.ts';
import { absoluteUrl } from '../runtime/env.ts';

const escapeText = (text: string) => text.replace(/([\\,;])/g, '\\$1').replace(/\r?\n/g, '\\n');

const dialString = (phone: string) => `+${internationalDigits(phone)}`;

/** A centre as a vCard 3.0 (RFC 2426). */
export function centreVcard(centre: Centre): string {
  const name = `${getSite().shortName} ${centre.name}`;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    `N:;${escapeText(name)};;;`,
    `ORG:${escapeText(getSite().name)}`,
    `TEL;TYPE=WORK,VOICE:${dialString(centre.phone)}`,
    ...(centre.phone3 ? [`TEL;TYPE=WORK,CELL:${dialString(centre.phone3)}`] : []),
    `TEL;TYPE=CELL:${dialString(centre.whatsapp)}`,
    `ADR;TYPE=WORK:;;${escapeText(streetOf(centre) ?? centre.name)};${escapeText(centre.city)};;;Pakistan`,
    ...(centre.landmark ? [`NOTE:${escapeText(centre.landmark)}`] : []),
    `GEO:${centre.position.lat};${centre.position.lon}`,
    `URL:${absoluteUrl(centrePath(centre.id))}`,
    `UID:urn:uuid:${centre.id}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

export const vcardPath = (centre: Centre): string => `/api/centres/${centre.id}/contact`;

/** A WhatsApp link that shares the centre's address and page. */
export function shareLink(centre: Centre): string {
  const place = [centreFullName(centre), streetOf(centre), centre.landmark].filter(Boolean).join(', ');
  return whatsappShare(`${place}: ${absoluteUrl(centrePath(centre.id))}`);
}

const coordinates = ({ position: { lat, lon } }: Centre) => `${lat},${lon}`;

/** Google Maps directions to a centre, by coordinates, because Maps does not know the centres by name. */
export const directionsLink = (centre: Centre): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${coordinates(centre)}`;

/** Google Maps at a centre's coordinates. */
export const mapLink = (centre: Centre): string =>
  `https://www.google.com/maps/search/?api=1&query=${coordinates(centre)}`;

/** A map's bounds for OpenStreetMap: left, bottom, right, top in degrees. */
const boundingBox = (lat: number, lon: number, halfWidth: number) =>
  [lon - halfWidth, lat - halfWidth * 0.7, lon + halfWidth, lat + halfWidth * 0.7]
    .map((value) => value.toFixed(3))
    .join(',');

/** A map of the centre's city, for centres without one in the backend (docs/product/choices.md#c40). */
export function defaultMap(centre: Centre): string {
  const { lat, lon } = getCity(centre).position;
  return `https://www.openstreetmap.org/export/embed.html?bbox=${boundingBox(lat, lon, 0.2)}&layer=mapnik`;
}
