export const words = {
  heading: 'Find a class',
  lead: 'All classes that start soon.',
  nothingThatFits: 'Nothing suitable?',
  askACounsellor: 'Ask a counsellor',
  findACentre: 'Find a centre',
  nothingThatFitsText:
    'We add new classes every week. Tell us which days suit you, and the centre will call you when one starts.',
};
