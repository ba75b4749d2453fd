/** Sentences in the answers of the API. */
export const messages = {
  // api/centres/[id]/contact/route, api/placements/route
  noSuchCentre: 'There is no such centre.',
  // api/centres/route
  noCentres: 'The list of centres is not available right now.',
  // api/cities/route
  noCities: 'The list of cities is not available right now.',
  // api/csp-report/route
  enough: 'That is enough for now.',
  noReport: 'This is not a policy report.',
  // api/health/ready/route
  notWritable: 'not writable',
  // api/passes/[token]/[file]/route
  noSuchPass: 'There is no such pass.',
  passNotReady: 'Your pass is being drawn. Please try again.',
  // api/placements/route
  chooseMonth: 'Please choose a month of the last five years.',
  noPlacements: 'Placements are not available right now.',
  // api/registrations/[form]/route
  noSuchForm: 'There is no such form.',
} as const;
