export const messages = {
  whole: 'Read all of it',
} as const;
