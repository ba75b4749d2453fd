export const words = {
  heading: 'Partner with Us',
  lead: 'Open an Aptech centre in your city. We help with the site, teachers, courseware and marketing. Ask us what a centre costs in your city.',
  writeOnWhatsapp: 'Write on WhatsApp',
  callHelpline: 'Call {helpline}',
};
