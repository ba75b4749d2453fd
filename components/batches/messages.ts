/** The words of these components. */
export const messages = {
  // BatchDays
  underWayWithSeatsLeft: 'Already started, with seats left',
  startToBeAnnounced: 'No start date yet',
  // Chosen
  chosenFilters: 'Chosen filters',
  remove: 'Remove',
  clearAll: 'Clear all',
  // BatchResults
  classes: 'Classes',
  tentative: 'Start dates may change. Your centre confirms yours.',
  asGivenOn: 'As our centres listed them on',
  unknownCentres: (count: number) => `We do not have the classes of ${count} more centres yet.`,
  // ClassesFrame
  notLoaded: 'We could not load the classes.',
  choiceStays: 'Your filters are saved. The classes below are from your last search.',
  tryAgain: 'Try again',
  // BatchRow
  partOf: 'Part of',
  askForTheTime: 'Ask for the time',
  started: 'Started',
  asOf: 'As of',
  askForTheNextOne: 'Ask for the next one',
  askForThisSeat: 'Ask about this class',
  forTheNextOne: 'for the next one',
  aboutThisClass: 'about this class',
  whatsapp: (name: string) => `WhatsApp: ${name}`,
  // BatchTable
  allOfCentre: 'All classes',
  forBeginners: 'For beginners',
  upcomingBatches: 'Upcoming batches',
  icon: 'Icon',
  headings: {
    course: 'Course',
    tentativeStartDate: 'Tentative Start Date',
    timeSlot: 'Time Slot',
    days: 'Days',
    status: 'Status',
  },
  ask: 'Ask',
  // CheckFilter
  classNoun: (count: number) => (count === 1 ? 'class' : 'classes'),
  // FilterForm
  selects: {
    course: { label: 'Course', any: 'All courses' },
    city: { label: 'City', any: 'All cities' },
    centre: { label: 'Centre', any: 'All centres' },
  },
  checks: { days: 'Days', time: 'Time of day', status: 'Seats' },
  filters: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
  filtersOf: 'days, time, seats',
  showClasses: 'Show classes',
  classesNearMe: 'Classes near me',
  noPosition: 'We could not get your location. Choose a city or a centre instead.',
  positionStays: 'Your location stays on this device. We only see the names of the three nearest centres.',
  // LeftOut
  notApplied: 'We could not use every filter',
  filterNouns: {
    course: 'course',
    city: 'city',
    centre: 'centre',
    days: 'days',
    time: 'time of day',
    status: 'seats',
  },
  unknownValue: (noun: string, value: string) => `We could not find the ${noun} “${value.slice(0, 60)}”.`,
  didYouMean: 'Did you mean',
  silent: (place: string) => `${place}: no start dates yet.`,
  silentHint: '[Ask the centre], [message it on WhatsApp] or [see all classes].',
  // CityClasses
  nextForBeginners: 'Next classes for beginners',
  noneForBeginnersIn: (city: string) => `No class for beginners in ${city} yet`,
  hearsFirst: (centre: string) => `${centre} hears about new classes first. Call, or leave your number.`,
  call: (phone: string) => `Call ${phone}`,
  tellMeFirst: 'Tell me first',
  elsewhere: 'The next ones in other cities',
  laterToo: (count: number) => `Also show later semesters (${count})`,
  // NextBatches
  nextClass: 'Next class',
  nextClasses: 'Next classes',
  soon: 'Soon',
  seeThisClass: 'See this class',
  allClasses: (total: number) => `All ${total} classes`,
  ofCourse: (course: string) => `of ${course}`,
  // NoBatches
  noneHere: (place: string) =>
    `No class for this choice ${place ? `in ${place}` : 'here'} yet. Call the centre. They hear about new classes first.`,
  everyClass: 'See every class',
  onWhatsapp: 'Ask us on WhatsApp',
  nothingFits: 'No class matches all your filters.',
  whatsappText: 'I am looking for a class: ',
  nothingFitsHint:
    'Remove a filter, [see all classes] or [ask us on WhatsApp]. New classes are added every week.',
  collecting: 'Loading the classes of our centres.',
  collectingHint: '[Look again] in a moment, or [find your centre] to see its classes.',
  noneAnnounced: 'No start dates yet.',
  noneAnnouncedHint: '[Call or message your centre]. They hear about new classes first.',
  // PageLinks, Pages
  pagesOfClasses: 'Pages of classes',
  pagesOfBatches: 'Pages of classes',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  page: 'Page',
  nextPage: 'Next page',
} as const;

/** `12 classes`, with `page 2 of 3` after a comma when there are several. */
export function countText(total: number, page: number, pages: number): string {
  const count = total === 1 ? '1 class' : `${total} classes`;
  return pages > 1 ? `${count}, page ${page} of ${pages}` : count;
}
