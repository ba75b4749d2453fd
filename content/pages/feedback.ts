export const words = {
  heading: 'Feedback Form',
  lead: 'Tell us about your classes, your teacher and the lab. {FeedbackQuestions} questions, about five minutes.',
  aboutThisForm: 'About this form',
  whoReadsIt: 'Who reads it',
  whoReadsItText: 'The head office, not your faculty.',
  whatHappensNext: 'What happens next',
  whatHappensNextText:
    'We read all the answers from one class together, and speak to the centre about what most of you say.',
  privacyLink: 'What we store, and for how long',
};
