export const words = {
  heading: 'Saved',
  lead: 'Courses, classes and centres side by side. The list is kept on this device only, and its link can be sent to anyone.',
  courses: 'Courses',
  savedCourses: 'Saved courses',
  classes: 'Classes',
  centres: 'Centres',
  savedCentres: 'Saved centres',
  nothingIsSavedHere: 'Nothing is saved here.',
};
