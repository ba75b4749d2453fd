export const words = {
  partners: 'Partners',
  accreditations: 'Affiliations and registrations',
  contactColumn: 'Partners and contact',
  contactTitle: 'Talk to us',
  whatsappLink: 'WhatsApp chat',
};
