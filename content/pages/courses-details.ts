export const words = {
  heading: 'Web and Python, course by course',
  lead: 'See the objectives and modules of each course, and what you can do at the end.',
  listTitle: 'Web and Python courses',
};
