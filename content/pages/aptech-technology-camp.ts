export const words = {
  heading: 'Technology Camp',
  dayTitle: 'A day at camp',
  parentsTitle: 'What parents ask',
};
