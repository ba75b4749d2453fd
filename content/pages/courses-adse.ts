export const words = {
  heading: 'Software engineering with AI',
};
