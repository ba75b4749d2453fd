/** The words of these components. */
export const messages = {
  // BatchDays
  underWayWithSeatsLeft: 'Under way, with seats left',
  startToBeAnnounced: 'Start to be announced',
  // Chosen
  chosenFilters: 'Chosen filters',
  remove: 'Remove',
  clearAll: 'Clear all',
  // BatchResults
  classes: 'Classes',
  tentative: 'Start dates are tentative: the centre confirms yours.',
  asGivenOn: 'As the centres gave them on',
  unknownCentres: (count: number) => `The classes of ${count} more centres are not known yet.`,
  // ClassesFrame
  notLoaded: 'The classes could not be loaded.',
  choiceStays: 'Your choice stays; below are the classes from before it.',
  tryAgain: 'Try again',
  // BatchRow
  partOf: 'Part of',
  askForTheTime: 'Ask for the time',
  started: 'Started',
  asOf: 'As of',
  askForTheNextOne: 'Ask for the next one',
  askForThisSeat: 'Ask for this seat',
  whatsapp: (name: string) => `WhatsApp: ${name}`,
  // BatchTable
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
  noPosition: 'Your device did not tell its position. Choose a city or a centre instead.',
  positionStays: 'Your position stays on this device; only the three nearest centres are asked for.',
  // LeftOut
  notApplied: 'Not every filter is applied',
  filterNouns: {
    course: 'course',
    city: 'city',
    centre: 'centre',
    days: 'days',
    time: 'time of day',
    status: 'state of seats',
  },
  unknownValue: (noun: string, value: string) => `We know no ${noun} “${value.slice(0, 60)}”.`,
  didYouMean: 'Did you mean',
  silent: (place: string) => `No class is announced at ${place} at the moment.`,
  silentHint: '[Ask the centre] or [write to it on WhatsApp]; or [see every class].',
  // CityClasses
  nextForBeginners: 'Next classes for beginners',
  noneForBeginnersIn: (city: string) => `No class for beginners in ${city} yet`,
  hearsFirst: (centre: string) => `${centre} hears first. Call, or leave your number.`,
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
    `No class for this choice ${place ? `in ${place}` : 'here'} yet. Call the centre: it hears first.`,
  everyClass: 'See every class',
  onWhatsapp: 'Ask us on WhatsApp',
  nothingFits: 'No class fits all of that.',
  whatsappText: 'I am looking for a class: ',
  nothingFitsHint:
    'Take one filter away, [see every class], or [ask us on WhatsApp]. A class that suits you may not be announced yet.',
  collecting: 'The centres are being asked.',
  collectingHint: '[Look again] in a moment, or [find your centre]: its page has its own classes.',
  noneAnnounced: 'No classes are announced yet.',
  noneAnnouncedHint: '[Call or write to your centre]: it knows before the website does.',
  // PageLinks, Pages
  pagesOfClasses: 'Pages of classes',
  pagesOfBatches: 'Pages of batches',
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
