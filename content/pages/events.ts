export const words = {
  heading: 'News & Events',
  lead: 'News from our centres across Pakistan.',
  latest: 'Latest',
  comingTitle: 'Coming up',
  alsoTitle: 'Also on that day',
  pastTitle: 'Past event',
  awardsTitle: 'Awards',
  sessionsTitle: 'The sessions',
  timelineTitle: 'Timeline',
  saveTitle: 'Save the date and invite others',
};
