/** The words of these components. */
export const messages = {
  // PolicyText
  inShort: 'In short',
  onThisPage: 'On this page',
  lastChangedOn: (updated: string) => `Last changed on ${updated}`,
} as const;
