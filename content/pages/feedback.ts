export const words = {
  heading: 'Feedback Form',
  lead: 'Tell us about your classes, your teacher and the lab. {FeedbackQuestions} questions, about five minutes.',
  asideLabel: 'About this form',
  readersTitle: 'Who reads it',
  readersText: 'The head office, not your faculty.',
  nextTitle: 'What happens next',
  nextText:
    'We read all the answers from one class together, and speak to the centre about what most of you say.',
  privacyLink: 'What we store, and for how long',
};
