export const words = {
  heading: 'Partner with Us',
  lead: 'Open an Aptech centre in your city. See the market, why people invest in a franchise, and how we support you.',
  writeOnWhatsapp: 'Write on WhatsApp',
  callHelpline: 'Call {helpline}',
};
