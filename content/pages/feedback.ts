export const words = {
  heading: 'Feedback Form',
  lead: 'Tell us how your classes, faculty and lab are. Five minutes, eight questions.',
  aboutThisForm: 'About this form',
  whoReadsIt: 'Who reads it',
  whoReadsItText: 'The head office, not your faculty.',
  whatHappensThen: 'What happens then',
  whatHappensThenText:
    'Answers of one class are read together. What many say is taken up with the centre first.',
  privacyLink: 'What is stored, and for how long',
};
