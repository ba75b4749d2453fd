import type { GlossaryTerm } from './schema/search.ts';

/** Abbreviations used on this site with their explanations. */
export const glossary: readonly GlossaryTerm[] = [
  {
    short: 'ADSE',
    full: 'Advanced Diploma in Software Engineering',
    text: 'The three-year career program, in {diplomaSemesters} semesters.',
  },
  {
    short: 'HDSE',
    full: 'Higher Diploma in Software Engineering',
    text: 'The diploma with intermediate equivalency, and the name of semesters 3 and 4.',
  },
  {
    short: 'CPISM',
    full: 'Certificate of Proficiency in Information Systems Management',
    text: 'What you hold after the first semester.',
    inferred: true,
  },
  {
    short: 'DISM',
    full: 'Diploma in Information Systems Management',
    text: 'What you hold after the second semester.',
    inferred: true,
  },
  {
    short: 'ACCP',
    full: 'Aptech Certified Computer Professional',
    text: 'The name of the career program on enquiry forms: ACCP AI.',
    inferred: true,
  },
  {
    short: 'ACN-Pro',
    full: 'Aptech Certified NXT Generation Professional',
    text: 'Courses in AI, data, marketing and security for people who already work or study.',
  },
  {
    short: 'ACNS',
    full: 'Hardware & Networking',
    text: 'The program for networks, servers and security on enquiry forms.',
  },
  {
    short: 'STC',
    full: 'Short Term Course',
    text: 'Everything from 40-hour courses to the {shortCourseCards} courses of one to four months.',
  },
  { short: 'AI', full: 'Artificial Intelligence', text: 'Programs that learn a task from examples.' },
  { short: 'ML', full: 'Machine Learning', text: 'The part of AI that learns from data.' },
  { short: 'SEO', full: 'Search Engine Optimisation', text: 'Making pages that search engines can find.' },
  {
    short: 'FBA',
    full: 'Fulfilment by Amazon',
    text: 'Amazon stores and ships a seller’s goods.',
  },
  {
    short: 'CMS',
    full: 'Content Management System',
    text: 'Software for editing a website, such as WordPress.',
  },
  {
    short: 'MERN',
    full: 'MongoDB, Express, React and Node',
    text: 'Four tools for web applications in one language.',
  },
  {
    short: 'MEAN',
    full: 'MongoDB, Express, Angular and Node',
    text: 'The same with Angular in the browser.',
  },
  {
    short: 'UI/UX',
    full: 'User interface and user experience',
    text: 'What people see and how they get something done with it.',
  },
];
