export const words = {
  heading: 'Smart Professional courses',
  lead: '{SmartProCourses} long courses, one trade each. Two hours a class, three days a week, and something finished to show at the end.',
  askText:
    'Tell us what you do today and what you want to do next year. A counsellor of the nearest centre calls you back with dates and the current fee.',
};
