import type { Programme } from '../../lib/content/schema/courses.ts';

export const adse: Programme = {
  slug: 'adse',
  path: '/courses-adse',
  name: 'ADSE',
  fullName: 'Advanced Diploma in Software Engineering',
  enquire: 'ACCP-AI',
  lead: 'Three years from your first web page to software that people use, with artificial intelligence in every year.',
  intro: [
    'ADSE is our career programme for students after matric or intermediate. It has six semesters; each ends with a project that you show and defend, so that after three years you have six pieces of work and not only six mark sheets.',
    'Artificial intelligence is not a chapter at the end. You use it as a tool from the first semester, learn how models are trained in the fourth, and build and run systems around them in the last two.',
    'The stages carry the names of their certificates and diplomas: CPISM and DISM in the first year, HDSE in the second, ADSE in the third.',
  ],
  years: 3,
  prerequisites: 'Matric or intermediate',
  entry: 'cpism',
  semesters: ['cpism', 'dism', 'hdse-1', 'hdse-2', 'adse-1', 'adse-2'],
  after: [
    {
      title: 'A degree',
      text: 'Three years of ADSE are accepted by partner universities for entry to the final year of a bachelor degree, through the Credit Transfer Facility.',
      href: '/affiliations',
      link: 'Universities that accept ADSE',
    },
    {
      title: 'A job',
      text: 'From the first semester on you prepare: workshops, soft skills, interview sessions and semester projects.',
      href: '/placement',
      link: 'How placement works',
    },
    {
      title: 'More depth',
      text: 'ACN-Pro courses in generative AI, machine learning, data, marketing and security build on it.',
      href: '/courses#acn-pro',
      link: 'ACN-Pro courses',
    },
  ],
};
