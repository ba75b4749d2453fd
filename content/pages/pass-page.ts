import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'pass-page'> = {
  title: 'Your pass',
  description: 'Your registration for the event, with your personal pass once it is made.',
  yourRegistration: 'Your registration',
  onTheDay: 'On the day',
  when: 'When',
  yourSession: 'Your session',
  where: 'Where',
  openTheMap: 'Open the map',
  bring: 'Bring',
  thisPass: 'This pass',
  thisPassText: 'On your phone or on paper. Saved on this device, it needs no connection.',
  questions: 'Questions',
  whatsapp: 'WhatsApp',
};
