export const words = {
  heading: 'Find the perfect career guidance',
  lead: 'Message us at any time, call when we are open, or write here and we will call you.',
};
