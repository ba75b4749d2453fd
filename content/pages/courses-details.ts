export const words = {
  heading: 'Web and Python, course by course',
  lead: 'Each course with its objectives and modules. Pick one and see what you will be able to do.',
  webAndPythonCourses: 'Web and Python courses',
};
