export const words = {
  heading: 'Partner with Us',
  lead: 'Open an Aptech centre in your city: what the market looks like, why people invest in a franchise, and what we do for a partner.',
  writeOnWhatsapp: 'Write on WhatsApp',
  callHelpline: 'Call {helpline}',
};
