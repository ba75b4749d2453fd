/** The words of these components. */
export const messages = {
  // EmailField
  didYouMean: 'Did you mean',
  // ErrorSummary
  errorTitle: (title: string) => `Error: ${title}`,
  thereIsAProblem: 'There is a problem',
  // Field
  optional: '(optional)',
  error: 'Error:',
  // FileField
  kilobytes: (size: number) => `${size} KB`,
  megabytes: (size: string) => `${size} MB`,
  photoNotKept: 'Choose your photo again. Photos are lost when a page reloads.',
  readingPhoto: 'Reading the photo…',
  photoRemoved: 'Photo removed',
  removePhoto: 'Remove photo',
  // Honeypot
  leaveThisEmpty: 'Leave this empty',
  whoFilledIn: 'Who filled in this form?',
  whyAsked: 'A hidden field has text in it. A password manager may have put it there.',
  iDid: 'I did',
  // SearchableSelect
  pleaseSelect: 'Please select',
  typeToSearch: 'Type to search',
  oneMatch: '1 match',
  matchCount: (count: number) => `${count} matches`,
  chooseOneFromTheList: 'Choose one from the list',
  chooseUnlisted: (answer: string) => `Not in the list: choose “${answer}”`,
  notInTheList: 'Not in the list',
  // TextField
  charactersLeft: (count: number) => `You have ${count} ${count === 1 ? 'character' : 'characters'} left`,
  charactersTooMany: (count: number) =>
    `You have ${count} ${count === 1 ? 'character' : 'characters'} too many`,
} as const;
