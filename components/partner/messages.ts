/** The words of these components. */
export const messages = {
  // Chapters
  onThisPage: 'On this page',
} as const;
