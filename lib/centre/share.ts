import { centrePath, type Centre } from '../content/centres.ts';
import { absolute } from '../seo/metadata.ts';
import { fullName } from './links.ts';

/** Shares the centre's page on WhatsApp: with whom is chosen there. */
export const shareLink = (centre: Centre): string =>
  `https://wa.me/?text=${encodeURIComponent(`${fullName(centre)}: ${absolute(centrePath(centre.id))}`)}`;
