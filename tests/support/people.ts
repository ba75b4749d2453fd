/** The n-th distinct visitor; names are letters only. */
export const visitorNumber = (n: number) => ({
  firstName: 'Ayesha',
  lastName: `Khan ${String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
  email: `person${n}@example.com`,
  phone: '0300 1234567',
  userType: 'Professional',
  organization: 'Sample Works',
  designation: 'Engineer',
});
