import { centrePath, streetOf, type Centre } from '../content/centres.ts';
import { getSite } from '../content/site.ts';
import { internationalDigits } from '../foundation/phone.ts';
import { absolute } from '../seo/metadata.ts';

/** Escapes a text value (RFC 6350, 3.4). */
const escapeText = (text: string) => text.replace(/([\\,;])/g, '\\$1').replace(/\r?\n/g, '\\n');

/** Folds a content line after 75 bytes, never inside a character (RFC 6350, 3.2). */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const point of line) {
    const size = Buffer.byteLength(point);
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += point;
    bytes += size;
  }
  return folded;
}

const dialString = (phone: string) => `+${internationalDigits(phone)}`;

/** A centre as a vCard 3.0, the version with the widest support on phones: name, numbers, address, position, page. */
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
    `URL:${absolute(centrePath(centre.id))}`,
    `UID:urn:uuid:${centre.id}`,
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
