export const words = {
  heading: 'Technology camp',
  aDayAtCamp: 'A day at camp',
  whatParentsAsk: 'What parents ask',
};
