export const words = {
  heading: 'News & Events',
  lead: 'Competitions, exhibitions and convocations at our centres.',
  latest: 'Latest',
  comingTitle: 'Coming up',
  alsoTitle: 'Also on that day',
  pastTitle: 'Past event',
  awardsTitle: 'Awards',
  sessionsTitle: 'The sessions',
  timelineTitle: 'Timeline',
  saveTitle: 'Save the date and invite others',
};
