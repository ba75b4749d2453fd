export const words = {
  heading: 'No such centre',
  lead: 'This address names no centre of ours. Here are all of them, by city.',
  description: 'There is no centre at this address. Here are all of them, by city.',
};
