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

/** The n-th of distinct idempotency keys. */
export const keyOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Fields and a photo as a browser posts them to a registration form. */
export function registrationForm(
  fields: Readonly<Record<string, unknown>>,
  photo: Uint8Array,
  fileName = 'me.jpg',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('profileImage', new Blob([new Uint8Array(photo)]), fileName);
  return form;
}

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
