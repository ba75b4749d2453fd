/** The words of these components. */
export const messages = {
  // FeedbackForm
  feedbackForm: 'Feedback Form',
  youAndYourClass: 'You and your class',
  select: 'Select',
  nameOfTheTeacher: 'Name of the teacher',
  onYourFeeSlip: 'On your fee slip',
  eightQuestions: 'Eight questions',
  answersBegin: 'Each question starts with the best answer. Change it if you disagree.',
  nothingIsLost: 'Your answers are saved on this device until you send them.',
  submitFeedback: 'Submit Feedback',
  sending: 'Sending...',
  // Saved
  whatHappensThen: 'Our head office reads your feedback and speaks to the centre if something should change.',
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
