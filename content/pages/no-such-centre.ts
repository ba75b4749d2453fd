export const words = {
  heading: 'No such centre',
  lead: 'We could not find that centre. Here are all our centres, by city.',
  description: 'We could not find that centre. Here are all our centres, by city.',
};
