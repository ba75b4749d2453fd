/** The words of results that are made for a query. */
export const messages = {
  centresIn: (names: readonly string[]) =>
    `${names.length} ${names.length === 1 ? 'centre' : 'centres'}: ${names.join(', ')}`,
  classesAt: (time: string | undefined, more: readonly string[]) =>
    [time ? `${time} classes` : 'Classes', ...(more.length > 0 ? [more.join(' · ')] : [])].join(': '),
  feeOf: (course: string) => `${course}: fee`,
  classesText: 'Classes you can join now: start date, time and seats.',
} as const;
