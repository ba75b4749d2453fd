import type { Semester } from '../../schema/courses.ts';

export const hdse4: Semester = {
  slug: 'hdse-4',
  label: 'HDSE IV',
  title: 'Bridge subjects for intermediate equivalency',
  summary:
    'In the last semester you study four bridge subjects for the examinations of the technical board, with examples from software.',
  objectives: [
    'Cover the board’s syllabus of each bridge subject',
    'Practise written answers and numerical problems under examination conditions',
    'Use mathematics and physics you meet in software: vectors, rates, circuits, signals',
    'Register for the examinations with complete papers and on time',
  ],
  modules: [
    {
      title: 'Revision of software engineering',
      text: 'The five earlier semesters in review, with a final viva.',
    },
    {
      title: 'Examination practice',
      text: 'Past papers, marking schemes, timed answers, correction in class.',
    },
  ],
  bridge: [
    {
      title: 'Islamiat and Pakistan Studies',
      text: 'Islamic teachings and ethics. The making, geography, constitution and society of Pakistan.',
    },
    {
      title: 'Applied Mathematics',
      text: 'Algebra, trigonometry, matrices, differentiation and integration with technical examples.',
    },
    {
      title: 'Physics',
      text: 'Measurement, motion, energy, waves, electricity, magnetism and electronics, with laboratory work.',
    },
    {
      title: 'Chemistry',
      text: 'Atoms, bonds, states of matter, acids and bases, electrochemistry, materials, with laboratory work.',
    },
  ],
  project: 'A portfolio of the five earlier projects, brought up to date and published under your name.',
  jobProfiles: [
    'Junior software developer',
    'Web developer',
    'IT officer',
    'University entrant with a technical diploma',
  ],
  workshops: [
    { title: 'Board registration day', text: 'Forms, photographs, documents, deadlines: done together.' },
    { title: 'Mock examinations', text: 'One full paper in each subject, marked and discussed.' },
    { title: 'University admission', text: 'Which degrees, which tests, which dates.' },
  ],
  technologies: [
    { name: 'GeoGebra' },
    { name: 'Python for mathematics', icon: 'python' },
    { name: 'LaTeX', icon: 'latex' },
    { name: 'GitHub Pages', icon: 'githubpages' },
  ],
};
