/** The words of these components. */
export const messages = {
  // Confirmation
  thankYou: 'Thank you,',
  whatsapp: 'WhatsApp',
  exploreCourses: 'Explore courses',
  sendAnotherEnquiry: 'Send another enquiry',
  // EnquiryForm
  enquiry: 'Enquiry',
  // EnquiryPageForm
  done: 'Done: send my enquiry',
  sending: 'Sending…',
  // EnquiryPanel
  menu: 'Menu',
  close: 'Close',
  findThePerfectCareerGuidance: 'Find the perfect career guidance',
  // EnquirySteps
  back: 'Back',
  go: 'Go',
  // FailureNotice
  tryAgain: 'Try again',
  helplineNumber: (helpline: string) => `Helpline ${helpline}`,
  // NoScriptCitySelect
  yourCity: 'Your city',
  firstChooseYourCity: 'First choose your city',
  selectYourCity: 'Select your city',
  citiesNotLoaded:
    'We could not load the cities. Load them again first, or contact us on WhatsApp or the helpline.',
  showItsCentres: 'Show its centres',
  loadItAgain: 'Load it again',
  // Preset
  goesTo: (centre: string) => `Goes to ${centre}`,
  programAndCentre: 'Program and centre',
  change: 'Change',
  // QuickWays
  orWeCallYou: 'Or we call you',
  // MessageField
  needMore: 'Need more space? [Send it on WhatsApp]. Your text comes along.',
  // PanelFoot
  whatsappChat: 'WhatsApp[ chat]',
  helpline: 'Helpline',
  // Topics
  intermediateEquivalent: 'Intermediate Equivalent',
  placement: 'Placement',
  locations: 'Locations',
  mostSearchedTopics: 'Most searched topics',
  acnPro: 'ACN Pro',
  viewAllCourses: 'View all courses',
  // EnquiryPanel, prefill
  askAbout: (topic: string) => `Ask about ${topic}`,
  belongsTo: (course: string, program: string) => `${course} is part of ${program}.`,
  // Step1You
  mobileNumber: 'Mobile number',
  name: 'Name',
  // Step2Program
  email: 'Email',
  program: 'Program',
  selectAProgram: 'Select a program',
  // Step3Centre
  asChosenBefore: 'As chosen before',
  loading: 'Loading…',
  city: 'City',
  loadingTheCities: 'Loading the cities…',
  listNotLoaded: (name: string) => `We could not load the ${name}.`,
  nearestCentre: 'Nearest centre',
  selectTheNearestCentre: 'Select the nearest centre',
  selectYourCityFirst: 'Select your city first',
  centresNotLoaded: 'We could not load the centres. Choose your city above again.',
  loadingTheCentres: 'Loading the centres…',
  message: 'Message',
  // Steps
  aboutYou: 'About you',
  yourProgram: 'Your program',
  yourCentre: 'Your centre',
  stepOf: (step: number) => `Step ${step} of 3`,
} as const;
