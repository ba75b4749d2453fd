export const words = {
  heading: 'Find a class',
  lead: 'Every class that is about to start, at every centre. Choose what fits your days and your way, then ask for the seat.',
  nothingThatFits: 'Nothing that fits?',
  askACounsellor: 'Ask a counsellor',
  findACentre: 'Find a centre',
  nothingThatFitsText:
    'We add new classes every week. Tell us your days, and the centre calls when one starts.',
};
