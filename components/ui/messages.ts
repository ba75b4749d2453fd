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
  // Notice
  error: 'Error:',
  // SaveButton
  saved: 'Saved',
  save: 'Save',
  // SeatsPill
  askTheCentre: 'Ask the centre',
  // withEditLink
  editThisPage: 'Edit this page',
} as const;
