/** The words of these components. */
export const messages = {
  // Executives
  story: 'Read the story',
  // RecentAlumni
  years: 'Years',
  convocationOf: (label: string) => `Convocation ${label}`,
  // StarAlumni
  starsShown: (shown: number, all: number) => `${shown} of ${all} star alumni`,
  namedInMonth: 'Named in month',
  allMonths: 'All months',
  noStars: (month: string) => `No star alumni were named in ${month}.`,
} as const;
