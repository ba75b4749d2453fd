export const words = {
  heading: 'Short courses of 40 hours',
  lead: 'One tool or skill in 40 hours. Practise in class and use it at work the next day.',
  askText:
    'Tell us what you want to do faster at work. A counsellor from your nearest centre will call you with dates and the current fee.',
};
