export const words = {
  heading: 'No pass at this link',
  lead: 'A letter may have gone missing when it was copied. Links to a pass end {passKeptDays} days after registering.',
  noPass: 'No pass',
  alsoInEmailText:
    'The pass itself is also in the e-mail you were sent. If you registered within the last {passKeptDays} days, we send it once more to the same address.',
  sendMyPassAgain: 'Send my pass again',
};
