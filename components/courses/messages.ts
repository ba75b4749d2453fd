export const messages = {
  whole: 'Read all',
} as const;
