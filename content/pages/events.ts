export const words = {
  heading: 'News & Events',
};
