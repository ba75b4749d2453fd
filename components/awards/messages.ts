/** The words of these components. */
export const messages = {
  // AwardContact
  whatsappNumber: (number: string) => `WhatsApp ${number}`,
  questionAbout: (name: string) => `A question about the ${name}: `,
  // NominateLink
  closed: (day: string) => `Nominations closed on ${day}`,
  nominateYourself: 'Nominate yourself',
  // Timeline
  states: { past: 'Past', now: 'Today', coming: 'Coming' },
} as const;
