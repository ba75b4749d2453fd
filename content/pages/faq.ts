export const words = {
  heading: 'Questions and answers',
  searchLabel: 'What is your question?',
  helpTitle: 'Is your question not here?',
  enquiryLink: 'Send an enquiry',
  callLink: 'Call {helpline}',
  helpText: 'Ask a counsellor. Send an enquiry or call us.',
  subjects: 'Subjects',
};
