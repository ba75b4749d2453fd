/** The words of these components. */
export const messages = {
  // Steps
  youLeaveWith: 'You leave with',
} as const;
