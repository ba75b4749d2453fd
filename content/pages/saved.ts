export const words = {
  heading: 'Saved',
  lead: 'Compare courses, classes and centres. Your list is saved on this device only. Send its link to share it.',
  courses: 'Courses',
  savedCourses: 'Saved courses',
  classes: 'Classes',
  centres: 'Centres',
  savedCentres: 'Saved centres',
  howToSave: 'Press Save on a [course], a [class] or a [centre]. Then compare them here.',
  nothingIsSavedHere: 'You have not saved anything yet.',
};
