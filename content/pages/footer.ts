export const words = {
  partners: 'Partners',
  affiliationsAndRegistrations: 'Affiliations and registrations',
  talkToUs: 'Talk to us',
  whatsappChat: 'WhatsApp chat',
};
