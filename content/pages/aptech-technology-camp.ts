export const words = {
  heading: 'Technology camp',
  dayTitle: 'A day at camp',
  parentsTitle: 'What parents ask',
};
