/** Answers of the n-th distinct visitor, whose name has letters only. */
export const visitorNumber = (n: number) => ({
  firstName: 'Ayesha',
  lastName: `Khan ${String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
  email: `person${n}@example.com`,
  phone: '0300 1234567',
  userType: 'Professional',
  organization: 'Sample Works',
  designation: 'Engineer',
});

export const enquiryWire = {
  uphne: 3001234567,
  uname: 'Ali',
  uemail: 'ali@example.com',
  course: 'HDSE',
  cityId: 1,
  centresId: '7f7aab56-04fe-576a-8cce-4c0c39a2add1',
  others: '',
  currentCity: '---' as const,
};
