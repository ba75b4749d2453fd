import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'footer'> = {
  partners: 'Partners',
  affiliationsAndRegistrations: 'Affiliations and registrations',
  talkToUs: 'Talk to us',
  whatsappChat: 'WhatsApp chat',
};
