export const words = {
  heading: 'Find the perfect career guidance',
  lead: 'The quickest way is to message or call us.',
};
