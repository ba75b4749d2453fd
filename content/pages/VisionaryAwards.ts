export const words = {
  whyEnter: 'Why enter',
  eligibility: 'Eligibility',
  whatToPrepare: 'What to prepare',
  judgingAndSelection: 'Judging and selection',
  timeline: 'Timeline',
  inYourWords: 'Your startup, in your words',
  inYourWordsText: 'Have your answer, logo and photo ready. The form then takes half an hour.',
  questions: 'Questions?',
  questionsText: 'Email our events team or message us on WhatsApp.',
};
