export const words = {
  heading: 'News & Events',
  lead: 'What happens at our centres.',
  latest: 'Latest',
};
