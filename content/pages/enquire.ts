export const words = {
  heading: 'Find the perfect career guidance',
  lead: 'Message or call us now, or leave your number and a counsellor will call you.',
};
