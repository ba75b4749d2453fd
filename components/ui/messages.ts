/** The words of these components. */
export const messages = {
  // Breadcrumbs
  breadcrumb: 'Breadcrumb',
  // EventTile
  onNetwork: (network: string) => `on ${network}`,
  // ExternalLink
  opensInANewTab: '(opens in a new tab)',
  // LastUpdated
  lastUpdated: 'Last updated',
  updated: 'Updated',
  // LinkProgress
  loading: 'Loading the page',
  // LoopVideo
  pauseVideo: (label: string) => `Pause the video: ${label}`,
  playVideo: (label: string) => `Play the video: ${label}`,
  // MonthField
  monthFormat: (example: string) => `Type a month and a year, such as ${example} or October 2025.`,
  // Notice
  error: 'Error:',
  // SaveButton
  saved: 'Saved',
  save: 'Save',
  // SavePicture
  savePicture: 'Press and hold the picture to save it.',
  // SeatsPill
  askTheCentre: 'Ask the centre',
  // withEditLink
  editThisPage: 'Edit this page',
} as const;
