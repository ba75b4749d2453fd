export const words = {
  heading: 'Questions and answers',
  lead: 'What people ask us most, starting with admission.',
  helpTitle: 'Is your question not here?',
  enquiryLink: 'Send an enquiry',
  callLink: 'Call {helpline}',
  helpText: 'Ask a counsellor. Send an enquiry or call us.',
  subjects: 'Subjects',
};
