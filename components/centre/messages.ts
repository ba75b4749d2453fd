/** The words of these components. */
export const messages = {
  // CentreCard
  whatsapp: 'WhatsApp',
  // CentreDirectory, FindCentre
  centreNoun: (count: number) => (count === 1 ? 'centre' : 'centres'),
  // CentreEvents
  noEvents: 'No Events',
  // CentreHeader
  whatsappChatName: 'WhatsApp chat',
  nameOf: (name: string, centre: string) => `${name} of ${centre}`,
  directions: 'Directions',
  addToContacts: 'Add to contacts',
  shareOnWhatsapp: 'Share on WhatsApp',
  // CentreMedia
  inside: (name: string) => `inside ${name}`,
  // CentreTabs
  upcomingBatch: 'Upcoming Batch',
  listNotLoaded: 'We could not load this list. Try again in a minute, or call the centre.',
  noBatches: 'No upcoming batches are announced yet.',
  contactHintOr: 'Call or message the centre. They hear about new classes first. Or',
  seeTheClassesIn: (city: string) => `see the classes in ${city}`,
  seeAllClasses: 'see the classes of all centres',
  chooseClass: 'Filter by course, days and time',
  studentOfTheMonth: 'Student of the Month',
  noStudents: 'This month’s student has not been named yet.',
  projectOfTheMonth: 'Project of the Month',
  noProjects: 'There is no project of the month yet.',
  events: 'Events',
  placement: 'Placement',
  event: 'Event',
  lifeAt: (name: string) => `Life at ${name}`,
  // OtherCentres
  also: 'Also: ',
  inAll: (listed: number, inPakistan: string) =>
    `${listed} of our ${inPakistan} centres in Pakistan are listed here.`,
  // CentreCard, CentreLists
  call: (centre: string) => `Call ${centre}`,
  moreIn: (count: number, city: string) => `${count} more in ${city}`,
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  // FindCentre
  inThisList: ' in this list',
  locating: 'Finding your location…',
  noMatch: (query: string) => `No centre matches “${query}”.`,
  nearestFirst: ', nearest first',
  foundFor: (centres: string, query: string, order: string) => `${centres} for “${query}”${order}`,
  searchLabel: 'Area, city, centre or phone number',
  searchExample: 'Johar, Hyderabad, 0300 …',
  search: 'Search',
  centresNearMe: 'Centres near me',
  positionStays: 'Your location stays on this device. We do not see it.',
  noPosition: 'We could not get your location. [Type your area instead]',
  // FoundCentres
  noMatchHint:
    'Try part of the area’s name, or the city. You can also [see all centres by city] or [ask us on WhatsApp].',
  nearestFirstTitle: 'Nearest first',
  // MapFacade
  mapOf: (centre: string) => `Map of ${centre}`,
  hideTheMap: 'Hide the map',
  showMap: 'Show map',
  ofCentre: (centre: string) => `of ${centre}`,
  // Placements
  notLoaded: (month: string) => `We could not load the placements for ${month}.`,
  tryAgain: 'Try again',
  noPlacements: (month: string) => `There are no placements for ${month}. Choose another month.`,
  loading: (month: string) => `Loading placements for ${month}…`,
  placementCount: (count: number, month: string) =>
    `${count} ${count === 1 ? 'placement' : 'placements'} in ${month}`,
  thisMonthPlacement: 'This Month Placement',
  month: 'Month',
  show: 'Show',
  // Projects
  semester: 'Semester',
  batchCode: 'Batch code',
  detailOnTheHomePage: 'Detail[ on the home page]',
  currentMonthOnly: 'Projects are published for the current month only.',
  noProjectsIn: (month: string) => `No projects in ${month}.`,
  projectCount: (count: number, month: string) =>
    `${count} ${count === 1 ? 'project' : 'projects'} in ${month}.`,
  allMonths: 'All months',
} as const;
