/** The words of these components. */
export const messages = {
  // AwardContact
  whatsappNumber: (number: string) => `WhatsApp ${number}`,
  questionAbout: (name: string) => `A question about the ${name}: `,
  // AwardNote
  closed: (from: string, closing: string) => `Submissions for ${from} closed on ${closing}.`,
  // NominateLink
  nominateYourself: 'Nominate yourself',
  // Timeline
  states: { past: 'Past', now: 'Today', coming: 'Coming' },
} as const;
