export const words = {
  whyEnter: 'Why enter',
  eligibility: 'Eligibility',
  whatToPrepare: 'What to prepare',
  judgingAndSelection: 'Judging and selection',
  timeline: 'Timeline',
  inYourWords: 'Your startup, in your words',
  inYourWordsText: 'The form takes half an hour when the answer, the logo and the photo lie ready.',
  questions: 'Questions?',
  questionsText: 'The events team answers by e-mail and on WhatsApp.',
};
