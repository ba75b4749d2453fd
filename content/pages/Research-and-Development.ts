export const words = {
  heading: 'Research and Development',
  lead: 'Ten months pass between the first question to a recruiter and the first lesson. This is what happens in them.',
  curriculumDevelopment: 'Curriculum development',
  curriculumText: 'A six-month research phase, then four months of design.',
  thePracticeBehindIt: 'The practice behind it',
};
