import type { Programme } from '../schema/courses.ts';

/** The page /courses-adse. Its card, fee and facts are in career.ts, its semesters in semesters/. */
export const adse: Programme = {
  slug: 'adse',
  path: '/courses-adse',
  name: 'ADSE',
  fullName: 'Advanced Diploma in Software Engineering',
  enquire: 'ACCP-AI',
  lead: 'From your first web page to software that people use, with AI.',
  intro: [
    'ADSE is our career program for students after matric or intermediate. It has {diplomaSemesters} semesters. You present a project at the end of each, so after three years you have {diplomaSemesters} projects to show employers.',
    'You use artificial intelligence (AI) from the first semester, learn how models are trained in the fourth, and build and run AI systems in the last two.',
    'In year 1 you earn the Certificate of Proficiency (CPISM) and the Diploma (DISM) in Information Systems Management. HDSE follows in year 2 and ADSE in year 3.',
  ],
  years: 3,
  prerequisites: 'Matric or intermediate',
  entry: 'cpism',
  semesters: ['cpism', 'dism', 'hdse-1', 'hdse-2', 'adse-1', 'adse-2'],
  exits: [
    { after: 1, holds: 'CPISM', inferred: true },
    { after: 2, holds: 'CPISM and DISM', inferred: true },
    { after: 4, holds: 'CPISM, DISM and HDSE', inferred: true },
    { after: 6, holds: 'CPISM, DISM, HDSE and ADSE', inferred: true },
  ],
  takeIf: 'If you have passed intermediate. HDSE would repeat those subjects.',
  after: [
    {
      title: 'A degree',
      text: 'Partner universities accept three years of ADSE for entry to the final year of a bachelor’s degree, through the Credit Transfer Facility.',
      href: '/affiliations',
    },
    {
      title: 'A job',
      text: 'You prepare from the first semester with workshops, soft skills, interview sessions and semester projects.',
      href: '/placement',
    },
    {
      title: 'More depth',
      text: 'ACN-Pro courses in generative AI, machine learning, data, marketing and security build on it.',
      href: '/courses#acn-pro',
    },
  ],
};
