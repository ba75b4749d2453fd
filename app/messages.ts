/** Words of pages in which a value stands; the other words of pages stand in content/pages. */
export const messages = {
  // centre
  nextForBeginners: 'Next class for beginners',
  feesHere: 'Fees here',
  howToFindIt: 'How to find it',
  // _layout/next-classes
  allCities: 'All cities',
  // api/events/[file]/route
  noCalendar: 'We could not find that calendar.',
  // centre-page/page
  directoryLead: (count: number) =>
    `${count} centres with their phone numbers. Open a centre to see its classes, map and students.`,
  // centre/_components/metadata
  centreTitle: (place: string) => `${place}: classes, phone and map`,
  centreDescription: (place: string) =>
    `Upcoming classes, students and projects of the month, placements and events of Aptech in ${place}, with phone, WhatsApp and map.`,
  // courses-details/[id]/page
  courseTitle: (title: string) => `${title} course`,
  courseArtAlt: (title: string) => `tiles that form the sign of ${title}`,
  // enquire/enquiry-page-data
  andWelcome: 'and welcome',
  // feedback/page
  errorTitle: (title: string) => `Error: ${title}`,
  // media/[...path]/route
  notFound: 'Not found',
  // pass/[token]/page
  yourPassFor: (event: string) => `Your pass for ${event}`,
  // saved/page
  shareText: (address: string) => `My Aptech shortlist: ${address}`,
  notOffered: (count: number) =>
    count === 1
      ? '1 item on your list is no longer offered.'
      : `${count} items on your list are no longer offered.`,
  // search/page
  noMatchTry: (query: string) => `No match for “${query}”. Try one of these:`,
  // which-course/page
  noClassAhead: 'No start date yet. Ask us, and a centre will tell you when there is one.',
  otherLength: 'This course is shorter or longer than you chose.',
  noneInThisCity: 'No class in your city yet. The next ones elsewhere:',
  noneAtThisTime: 'No class at your time yet. These are the next ones:',
  saturdayClasses: 'There are no weekend-only classes. These meet on Tuesday, Thursday and Saturday:',
} as const;
