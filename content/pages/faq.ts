export const words = {
  heading: 'Questions and answers',
  lead: 'What people ask us most, starting with admission.',
  notAmongThem: 'Is your question not here?',
  sendAnEnquiry: 'Send an enquiry',
  callHelpline: 'Call {helpline}',
  notAmongThemText: 'Ask a counsellor. Send an enquiry or call us.',
  subjects: 'Subjects',
};
