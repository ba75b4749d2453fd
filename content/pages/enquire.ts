export const words = {
  heading: 'Ask us a question',
  lead: 'Find the perfect career guidance',
};
