export const words = {
  careerTitle: 'Career Courses For Matric & Intermediate student',
  careerText: 'Two career diplomas, plus Smart Pro, short and English courses.',
  bannerLink: 'Aptech, home',
  nextClassLabel: 'Next class for beginners',
  noNextClass: 'Ask for the date',
  classesTitle: 'Next classes for beginners',
  classesText: 'The first semester of ADSE and HDSE. Matric is enough.',
  centresTitle: '{centresInPakistan} centres across Pakistan',
  centresText:
    '{centresListed} of them are listed here. They share one curriculum and the same lab hours, and each has a counsellor.',
  nearLink: 'Centres near me',
  centresByCityLink: 'All centres by city',
  coursesLink: 'Find your course',
  centresLink: 'Find a centre',
  stepsTitle: 'From your first class to your first job offer',
  worldwideTitle: 'Aptech worldwide',
  testimonialsTitle: 'What our alumni say',
};
