export const words = {
  heading: 'Find a class',
  lead: 'Start dates, times and fees at every centre.',
  helpTitle: 'Nothing suitable?',
  enquiryLink: 'Ask a counsellor',
  centresLink: 'Find a centre',
  helpText:
    'We add new classes every week. Tell us which days suit you, and the centre will call you when one starts.',
};
