export const words = {
  heading: 'Find the perfect career guidance',
  lead: 'Message us, call when we are open, or write and we will call you.',
};
