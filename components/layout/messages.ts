/** The words of these components. */
export const messages = {
  // CoursesPanel
  seeAllCourses: 'See all courses',
  notSureWhich: 'Not sure which?',
  guidanceText: 'Tell us what you have studied. A counsellor will call you.',
  askForGuidance: 'Ask for guidance',
  // EnquiryButton
  enquire: 'Enquire',
  // Footer, Header
  aptechHome: 'Aptech, home',
  // Hamburger
  navigation: (saved: number) => (saved > 0 ? `Navigation, ${saved} saved` : 'Navigation'),
  // LocationsPanel
  seeAllCentresByCity: 'See all centres by city',
  centresNearMe: 'Centres near me',
  findAClass: 'Find a class',
  allCentresByCity: 'All centres by city',
  // LowDataSwitch
  lowData: 'Low data[: no video, no autoplay]',
  // MainNav
  closeMenu: 'Close the menu',
  main: 'Main',
  courses: 'Courses',
  locations: 'Locations',
  // MenuTasks
  findACentre: 'Find a centre',
  coursesAndFees: 'Courses and fees',
  whichCourse: 'Which course fits me',
  currency: 'PKR',
  // MenuState
  notLoaded: 'We could not load this list.',
  loadingTheList: 'Loading the list…',
  tryAgain: 'Try again',
  // QuickContact
  whatsappChat: 'WhatsApp[ chat]',
  // SavedLink
  saved: 'Saved:',
  // SearchForm
  searchHint: 'Explore courses, events, and locations',
  search: 'Search',
  // SearchToggle
  closeSearch: 'Close search',
  // SkipLink
  skipToContent: 'Skip to content',
  // SocialLinks
  newTab: (name: string) => `${name} (new tab)`,
} as const;
