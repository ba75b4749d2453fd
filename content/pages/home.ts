export const words = {
  careerTitle: 'Career Courses For Matric & Intermediate student',
  careerText: 'Two career diplomas, plus Smart Pro, short and English courses.',
  classesTitle: 'Next classes for beginners',
  classesText: 'The first semester of ADSE and HDSE. Matric is enough.',
  centresTitle: '{centresInPakistan} centres across Pakistan',
  centresText:
    '{centresListed} of them are listed here. One curriculum, the same lab hours, a counsellor at each desk.',
  centresNearMe: 'Centres near me',
  allCentresByCity: 'All centres by city',
  findYourCourse: 'Find your course',
  findACentre: 'Find a centre',
  stepsTitle: 'From the first class to the first offer',
  aptechWorldwide: 'Aptech worldwide',
  testimonialsTitle: 'What our alumni say',
};
