import type { Programme } from '../schema/courses.ts';

/** The page /courses-hdse. Its card, fee and facts are in career.ts, its semesters in semesters/. */
export const hdse: Programme = {
  slug: 'hdse',
  path: '/courses-hdse',
  name: 'HDSE',
  fullName: 'Higher Diploma in Software Engineering',
  enquire: 'HDSE',
  lead: 'After matric: software engineering and intermediate in the same {diplomaSemesters} semesters.',
  intro: [
    'HDSE, the Higher Diploma in Software Engineering, leads to intermediate equivalency. It is affiliated with the Technical Education Board.',
    'The first five semesters are software engineering: web, databases, back end, mobile, cloud and artificial intelligence. In the sixth you study Islamiat and Pakistan Studies, Applied Mathematics, Physics and Chemistry, and sit the board’s examinations.',
    'At the end you can apply to a university like any student with intermediate, and you already know how to program.',
  ],
  prerequisites: 'Matric',
  recognizedBy: 'Technical Education Board',
  entry: 'cpism',
  semesters: ['cpism', 'dism', 'hdse-1', 'hdse-2', 'hdse-3', 'hdse-4'],
  exits: [
    { after: 1, holds: 'CPISM', inferred: true },
    { after: 2, holds: 'CPISM and DISM', inferred: true },
    { after: 6, holds: 'CPISM, DISM, HDSE and intermediate equivalency', inferred: true },
  ],
  takeIf: 'If you need intermediate for a university in Pakistan. ADSE does not include it.',
  after: [
    {
      title: 'University',
      text: 'With intermediate equivalency you can apply for a bachelor’s degree at a university.',
      href: '/affiliations',
    },
    {
      title: 'A job',
      text: 'You can apply for junior jobs in web, mobile and support from the second semester.',
      href: '/placement',
    },
    {
      title: 'The advanced diploma',
      text: 'ADSE adds cloud, data and AI systems in its last two semesters.',
      href: '/courses-adse#adse-1',
    },
  ],
};
