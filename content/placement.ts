import type { PlacementContent } from '../lib/shared/schema/people.ts';

/**
 * Steps and counters come from the specification; people and companies are samples until the placement office names real
 * ones.
 */
export const placement: PlacementContent = {
  counters: [
    { number: '{placements}', label: 'placements' },
    { number: '{recruitmentPartners}', label: 'recruitment partners' },
    { number: '{centresInPakistan}', label: 'centers across Pakistan' },
  ],
  steps: [
    {
      title: 'Workshops',
      text: 'You write a one-page CV, a portfolio that opens on a phone and a profile that recruiters can find. You finish them in class.',
      result: 'A CV, a portfolio and a profile',
    },
    {
      title: 'Soft skills',
      text: 'You practise speaking in meetings, writing emails and working in a team. You work in pairs, in English, from the first semester.',
      result: 'Three talks given in front of the class',
    },
    {
      title: 'Interview sessions',
      text: 'You do mock interviews with teachers first and visiting recruiters later: a coding task, questions about your project, and notes on every answer.',
      result: 'Written notes from each mock interview',
    },
    {
      title: 'Semester projects',
      text: 'You end every semester with a working project that you show to a panel. After six semesters you have six projects for your interviews.',
      result: 'One project for each semester',
    },
  ],
  recruiters: [
    { name: 'Harbour Ledger', tile: 'half', style: 'tight', sample: true },
    { name: 'Saffron Commerce', tile: 'petal', style: 'lower', sample: true },
    { name: 'Kolachi Health', tile: 'ring', style: 'caps', sample: true },
    { name: 'Brightloom', tile: 'stripes', style: 'wide', sample: true },
    { name: 'Ravi Retail', tile: 'arc', style: 'tight', sample: true },
    { name: 'Palmtree', tile: 'quarter', style: 'light', sample: true },
    { name: 'Mehran Telecom', tile: 'bars', style: 'caps', sample: true },
    { name: 'Indus Foods', tile: 'halves', style: 'tight', sample: true },
    { name: 'Sialworks', tile: 'triangle', style: 'wide', sample: true },
    { name: 'Quaid Cloud', tile: 'disc', style: 'lower', sample: true },
    { name: 'Bolan Steel', tile: 'bars', style: 'wide', sample: true },
    { name: 'Lyari Motion', tile: 'arc', style: 'light', sample: true },
    { name: 'Zarkon Games', tile: 'triangle', style: 'caps', sample: true },
  ],
  top: [
    {
      slug: 'ahmed-sheikh',
      name: 'Ahmed Sheikh',
      companyName: 'Harbour Ledger',
      designation: 'Software engineer',
      sample: true,
    },
    {
      slug: 'rabia-noor',
      name: 'Rabia Noor',
      companyName: 'Saffron Commerce',
      designation: 'Frontend developer',
      sample: true,
    },
    {
      slug: 'shahzaib-ali',
      name: 'Shahzaib Ali',
      companyName: 'Kolachi Health',
      designation: 'Systems administrator',
      sample: true,
    },
    {
      slug: 'komal-abbasi',
      name: 'Komal Abbasi',
      companyName: 'Brightloom',
      designation: 'Business intelligence analyst',
      sample: true,
    },
    {
      slug: 'talha-yousuf',
      name: 'Talha Yousuf',
      companyName: 'Ravi Retail',
      designation: 'Laravel developer',
      sample: true,
    },
    {
      slug: 'iqra-waheed',
      name: 'Iqra Waheed',
      companyName: 'Palmtree',
      designation: 'UI designer',
      sample: true,
    },
    {
      slug: 'jawad-chandio',
      name: 'Jawad Chandio',
      companyName: 'Mehran Telecom',
      designation: 'Network engineer',
      sample: true,
    },
    {
      slug: 'sumaira-bano',
      name: 'Sumaira Bano',
      companyName: 'Indus Foods',
      designation: 'Data entry lead',
      sample: true,
    },
    {
      slug: 'wahaj-hussain',
      name: 'Wahaj Hussain',
      companyName: 'Quaid Cloud',
      designation: 'DevOps trainee',
      sample: true,
    },
    {
      slug: 'laiba-farooq',
      name: 'Laiba Farooq',
      companyName: 'Zarkon Games',
      designation: 'Quality assurance analyst',
      sample: true,
    },
  ],
  employers: {
    title: 'Hire our graduates',
    lead: 'Send one message. Our placement office replies with people who fit.',
    facts: [
      { label: 'You send', text: 'The role, the city, the pay and the date you need someone.' },
      { label: 'You get', text: 'Up to five profiles, each with a CV and a project that opens on a phone.' },
      { label: 'How soon', text: 'A reply within one working day, profiles within five.' },
      { label: 'What it costs', text: 'Nothing, for you or for the graduate.' },
    ],
    also: 'You can also hold interviews at a centre, set a semester project or visit a class.',
    whatsapp:
      'Assalam-o-alaikum, I would like to hire one of your graduates. Role, city, pay and start date:',
    sample: true,
  },
};
