export const words = {
  heading: 'Search',
  lead: 'Courses, centres, events and pages. A typing mistake is forgiven; short names such as HDSE and words such as dakhla or markaz work too.',
  oftenSearched: 'Often searched',
};
