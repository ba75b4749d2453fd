export const words = {
  partners: 'Partners',
  affiliationsAndRegistrations: 'Affiliations and registrations',
  partnersAndContact: 'Partners and contact',
  talkToUs: 'Talk to us',
  whatsappChat: 'WhatsApp chat',
};
