export const words = {
  heading: 'Short courses of 40 hours',
  lead: 'Forty hours each: one tool or one skill, learned by doing, usable the next morning.',
  askText:
    'Tell us what takes you too long at work. A counsellor of the nearest centre calls you back with dates and the current fee.',
};
