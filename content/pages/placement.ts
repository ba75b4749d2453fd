export const words = {
  heading: 'Placement',
  lead: 'A job is found in the months before the interview. Four things in your timetable prepare it; the placement office does the introductions.',
  assistanceTitle: 'Placement assistance',
  assistanceText: 'Four steps, from the first CV to the project you talk about.',
  topPlacements: 'Top placements',
  topPlacementsText: 'Ten students of the last batches and where they started.',
  inTheirWords: 'In their words',
  placementInNumbers: 'Placement in numbers',
  recruitersTitle: 'Some of the recruiters who hire from our classes',
};
