export const words = {
  heading: 'Find the perfect career guidance',
  lead: 'Message or call us, or write here and we will call you.',
};
