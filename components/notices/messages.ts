/** The words of these components. */
export const messages = {
  notices: 'Notices',
} as const;
