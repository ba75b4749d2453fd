export const words = {
  heading: 'Find the perfect career guidance',
  lead: 'Tell us who you are and what you would like to learn. The centre you choose calls you back.',
};
