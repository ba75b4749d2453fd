/** The words of these components. */
export const messages = {
  // FeedbackForm
  feedbackForm: 'Feedback Form',
  youAndYourClass: 'You and your class',
  select: 'Select',
  nameOfTheTeacher: 'Name of the teacher',
  onYourFeeSlip: 'On your fee slip',
  eightQuestions: 'Eight questions',
  answersBegin: 'Every answer begins at the best one. Change each that is not yours.',
  nothingIsLost: 'Nothing is lost: what you typed also stays on this device until it is sent.',
  submitFeedback: 'Submit Feedback',
  sending: 'Sending...',
  // Saved
  whatHappensThen: 'The head office reads it and speaks with the centre where something should change.',
  giveFeedbackOnAnotherClass: 'Give feedback on another class',
  home: 'Home',
  // labels
  centre: 'Centre',
  faculty: 'Faculty',
  studentName: 'Student name',
  enrolmentNumber: 'Enrolment number',
  batchCode: 'Batch code',
  question: (name: string) => `Question ${name}`,
  thirdQuestion: (part: string) => `Question 3, ${part}`,
} as const;
