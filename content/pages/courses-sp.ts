export const words = {
  heading: 'Smart Professional courses',
  lead: '{SmartProCourses} long courses, one skill each. Classes are 2 hours, three days a week. You finish with a project to show.',
  askText:
    'Tell us what you do now and what you want to do next year. A counsellor from your nearest centre will call you with dates and the current fee.',
};
