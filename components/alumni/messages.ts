/** The words of these components. */
export const messages = {
  // Executives
  story: 'Read the story',
  // RecentAlumni
  years: 'Years',
  convocationOf: (label: string) => `Convocation ${label}`,
  // StarAlumni
  starsShown: (shown: number, all: number) => `${shown} of ${all} star alumni`,
  namedInMonth: 'Month',
  allMonths: 'All months',
  noStars: (month: string) => `There are no star alumni for ${month}.`,
} as const;
