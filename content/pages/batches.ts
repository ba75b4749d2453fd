export const words = {
  heading: 'Find a class',
  lead: 'All upcoming classes. Filter by course, place and time, then ask about the one you want.',
  nothingThatFits: 'Nothing that fits?',
  askACounsellor: 'Ask a counsellor',
  findACentre: 'Find a centre',
  nothingThatFitsText:
    'We add new classes every week. Tell us your days, and the centre calls when one starts.',
};
