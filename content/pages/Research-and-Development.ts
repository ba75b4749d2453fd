export const words = {
  heading: 'Research and Development',
  lead: 'A new course takes ten months: six of research, then four of design.',
  curriculumDevelopment: 'Curriculum development',
  curriculumText: 'A six-month research phase, then four months of design.',
  thePracticeBehindIt: 'The practice behind it',
};
