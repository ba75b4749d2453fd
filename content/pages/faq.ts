export const words = {
  heading: 'Questions and answers',
  lead: 'What people ask at the front desk, in the order they ask it.',
  notAmongThem: 'Not among them?',
  sendAnEnquiry: 'Send an enquiry',
  callHelpline: 'Call {helpline}',
  notAmongThemText: 'Ask a counsellor. The question may well be the next one on this page.',
  subjects: 'Subjects',
};
