export const words = {
  heading: 'Find a class',
  lead: 'All classes that start soon.',
  nothingThatFits: 'Nothing that fits?',
  askACounsellor: 'Ask a counsellor',
  findACentre: 'Find a centre',
  nothingThatFitsText:
    'We add new classes every week. Tell us your days, and the centre calls when one starts.',
};
