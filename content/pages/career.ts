export const words = {
  heading: 'Work with us',
  lead: 'Five kinds of work keep a centre going. If one of them is yours, write to us even when nothing is advertised.',
  work: 'What the work is',
  workText: 'An ordinary day in each role, and what we look for.',
  howToApply: 'How to apply',
  email: 'One e-mail is enough',
  emailText: 'Name the role and the city, and add two links to work of yours.',
};
