export const words = {
  heading: 'Profanity Policy',
};
