export const words = {
  careerTitle: 'Career Courses For Matric & Intermediate student',
  careerText: 'Two career diplomas, plus Smart Pro, short and English courses.',
  bannerLink: 'Aptech, home',
  nextClass: 'Next class for beginners',
  classesTitle: 'Next classes for beginners',
  classesText: 'The first semester of ADSE and HDSE. Matric is enough.',
  centresTitle: '{centresInPakistan} centres across Pakistan',
  centresText:
    'You can look up {centresListed} of them here. All have the same curriculum and lab hours, and a counsellor.',
  centresNearMe: 'Centres near me',
  allCentresByCity: 'All centres by city',
  findYourCourse: 'Find your course',
  findACentre: 'Find a centre',
  stepsTitle: 'From the first class to the first offer',
  aptechWorldwide: 'Aptech worldwide',
  testimonialsTitle: 'What our alumni say',
};
