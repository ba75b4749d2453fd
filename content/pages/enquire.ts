export const words = {
  heading: 'Find the perfect career guidance',
  lead: 'Quickest: write or call.',
};
