export const words = {
  heading: 'Work with us',
  lead: 'We have five kinds of job. Write to us even if yours is not advertised.',
  work: 'Our jobs',
  workText: 'What you do each day, and what we look for.',
  howToApply: 'How to apply',
  email: 'Send one email',
  emailText: 'Name the role and the city, and add two links to your work.',
};
