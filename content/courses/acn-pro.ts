import type { Course } from '../schema/courses.ts';

/** ACN-Pro: Aptech Certified NXT Generation Professional. */
export const acnPro: readonly Course[] = [
  {
    id: 3,
    slug: 'generative-ai',
    title: 'Generative AI',
    title2: 'ACN-Pro in Generative AI',
    description:
      'How language and image models work, and how to build with them: prompts you can test, answers from your own documents, and an assistant.',
    motif: 'chat',
    enquire: 'ACCP-AI',
    facts: {
      months: 4,
      audience: 'You need: programming',
      needs: 'Intermediate, and one programming language',
      hoursAWeek: 6,
      leadsTo: 'Building assistants and search for a company or for clients of your own',
      fee: { from: 11000, to: 15000, registration: 3000, instalments: 4 },
      sample: true,
    },
  },
  {
    id: 4,
    slug: 'ai-and-ml',
    title: 'AI & ML',
    title2: 'ACN-Pro in AI & Machine Learning',
    description:
      'Python, statistics and machine learning: prepare data, train and compare models, find their mistakes, and put one online.',
    motif: 'neural',
    enquire: 'ACCP-AI',
    facts: {
      months: 6,
      audience: 'You need: programming',
      needs: 'Intermediate with mathematics, and one programming language',
      hoursAWeek: 6,
      leadsTo: 'Junior roles in machine learning, or a master’s degree in data',
      fee: { from: 11000, to: 15000, registration: 3000, instalments: 6 },
      sample: true,
    },
  },
  {
    id: 5,
    slug: 'data-science',
    title: 'Data Science',
    title2: 'ACN-Pro in Data Science',
    description:
      'From a raw file to a decision: clean and query data with Python and SQL, test an idea, forecast a number and explain the result.',
    motif: 'chart',
    enquire: 'ACCP-AI',
    facts: {
      months: 6,
      audience: 'You need: spreadsheets',
      needs: 'Intermediate with mathematics, and experience with spreadsheets',
      hoursAWeek: 6,
      leadsTo: 'Junior data analyst or data scientist',
      fee: { from: 10000, to: 14000, registration: 3000, instalments: 6 },
      sample: true,
    },
  },
  {
    id: 6,
    slug: 'digital-marketing',
    title: 'Digital Marketing',
    title2: 'ACN-Pro in Digital Marketing',
    description:
      'Plan, run and measure campaigns on search, social media and email. You work with a real page, read the figures every week and write the report.',
    motif: 'marketing',
    enquire: 'STC',
    facts: {
      months: 4,
      audience: 'After intermediate',
      needs: 'Intermediate, and clear writing',
      hoursAWeek: 6,
      leadsTo: 'Marketing executive, or campaigns for clients of your own',
      fee: { from: 8000, to: 11000, registration: 2500, instalments: 4 },
      sample: true,
    },
  },
  {
    id: 7,
    slug: 'cybersecurity-and-digital-forensics',
    title: 'Cybersecurity and Digital Forensics',
    title2: 'ACN-Pro in Cybersecurity and Digital Forensics',
    description:
      'Defend networks and servers: find weaknesses in a lab, harden a server, respond to an incident, and collect evidence that a court can rely on.',
    motif: 'shield',
    enquire: 'ACNS',
    facts: {
      months: 6,
      audience: 'You need: to set up a PC',
      needs: 'Intermediate, and experience with setting up a computer or a network',
      hoursAWeek: 6,
      leadsTo: 'Junior security analyst or network support',
      fee: { from: 11000, to: 15000, registration: 3000, instalments: 6 },
      sample: true,
    },
  },
];
