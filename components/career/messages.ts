/** The words of these components. */
export const messages = {
  // Roles
  weLookFor: 'We look for',
} as const;
