/** Small words of the components of this folder. */
export const messages = {
  editThisPage: 'Edit this page',
} as const;
