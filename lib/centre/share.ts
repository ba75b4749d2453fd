import { centrePath, type Centre } from '../content/centres.ts';
import { absolute } from '../seo/metadata.ts';
import { fullName } from './links.ts';

/** WhatsApp link that shares the centre's page; the recipient is chosen in WhatsApp. */
export const shareLink = (centre: Centre): string =>
  `https://wa.me/?text=${encodeURIComponent(`${fullName(centre)}: ${absolute(centrePath(centre.id))}`)}`;
