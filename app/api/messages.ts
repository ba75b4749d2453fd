/** Sentences in the answers of the API. */
export const messages = {
  // api/centres/[id]/contact/route, api/placements/route
  noSuchCentre: 'We could not find that centre.',
  // api/centres/route
  noCentres: 'We cannot load the list of centres right now.',
  // api/cities/route
  noCities: 'We cannot load the list of cities right now.',
  // api/csp-report/route
  enough: 'That is enough for now.',
  noReport: 'This is not a policy report.',
  // api/health/ready/route
  notWritable: 'not writable',
  // api/passes/[token]/[file]/route
  noSuchPass: 'We could not find that pass.',
  passNotReady: 'We are making your pass. Please try again.',
  // api/placements/route
  chooseMonth: 'Please choose a month of the last five years.',
  noPlacements: 'We cannot load placements right now.',
  // api/registrations/[form]/route
  noSuchForm: 'There is no such form.',
} as const;
