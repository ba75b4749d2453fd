/** The words of these components. */
export const messages = {
  // BatchDays
  underWayWithSeatsLeft: 'Under way, with seats left',
  startToBeAnnounced: 'Start to be announced',
  // BatchResults
  oneClass: '1 class',
  classCount: (total: number) => `${total} classes`,
  chosenFilters: 'Chosen filters',
  remove: 'Remove',
  clearAll: 'Clear all',
  classes: 'Classes',
  pageOf: (page: number, pages: number) => `page ${page} of ${pages}`,
  notLoaded: 'The classes could not be loaded.',
  tryAgain: 'Try again',
  tentative: 'Start dates are tentative: the centre confirms yours.',
  asGivenOn: 'As the centres gave them on',
  unknownCentres: (count: number) => `The classes of ${count} more centres are not known yet.`,
  // BatchRow
  partOf: 'Part of',
  askForTheTime: 'Ask for the time',
  started: 'Started',
  asOf: 'As of',
  askForTheNextOne: 'Ask for the next one',
  askForThisSeat: 'Ask for this seat',
  whatsapp: (name: string) => `WhatsApp: ${name}`,
  // CheckFilter
  classNoun: (count: number) => (count === 1 ? 'class' : 'classes'),
  // FilterForm
  selects: {
    course: { label: 'Course', any: 'All courses' },
    city: { label: 'City', any: 'All cities' },
    centre: { label: 'Centre', any: 'All centres' },
  },
  checks: { days: 'Days', time: 'Time of day', status: 'Seats' },
  showClasses: 'Show classes',
  classesNearMe: 'Classes near me',
  noPosition: 'Your device did not tell its position. Choose a city or a centre instead.',
  positionStays: 'Your position stays on this device; only the three nearest centres are asked for.',
  // NextBatches
  nextClass: 'Next class',
  nextClasses: 'Next classes',
  soon: 'Soon',
  seeThisClass: 'See this class',
  allClasses: (total: number) => `All ${total} classes`,
  ofCourse: (course: string) => `of ${course}`,
  // NoBatches
  nothingFits: 'No class fits all of that.',
  whatsappText: 'I am looking for a class: ',
  nothingFitsHint:
    'Take one filter away, [see every class], or [ask us on WhatsApp]. A class that suits you may not be announced yet.',
  collecting: 'The centres are being asked.',
  collectingHint: '[Look again] in a moment, or [find your centre]: its page has its own classes.',
  noneAnnounced: 'No classes are announced yet.',
  noneAnnouncedHint: '[Call or write to your centre]: it knows before the website does.',
  // PageLinks
  pagesOfClasses: 'Pages of classes',
  previousPage: 'Previous page',
  page: 'Page',
  nextPage: 'Next page',
} as const;
