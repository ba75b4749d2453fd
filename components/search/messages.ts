export const messages = {
  bestMatch: 'Best Match',
  viewDetails: 'View Details',
  courses: 'Courses',
  viewAll: 'View All',
} as const;
