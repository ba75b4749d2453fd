/** The words of these components. */
export const messages = {
  // Pathways
  youHold: 'You hold',
} as const;
