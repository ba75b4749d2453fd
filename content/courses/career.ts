import type { Course } from '../../lib/content/schema/courses.ts';

export const career: readonly Course[] = [
  {
    id: 1,
    slug: 'adse',
    title: 'ADSE',
    title2: 'ADSE: Software Engineering with AI',
    description:
      'Advanced Diploma in Software Engineering: six semesters from your first web page to software in production, with artificial intelligence in every year, a project each semester, and preparation for your first job.',
    motif: 'code',
    enquire: 'ACCP-AI',
    url: '/courses-adse',
    duration: '3 Years',
    forWhom: 'Students after matric or intermediate',
    needs: 'Matric or intermediate. No programming; you read simple English',
    facts: {
      hoursAWeek: 6,
      leadsTo: 'ADSE, junior software roles, or final-year entry to a degree abroad',
      fee: { from: 9000, to: 12000, registration: 5000, instalments: 36 },
      sample: true,
    },
  },
  {
    id: 2,
    slug: 'hdse',
    title: 'HDSE plus intermediate equivalency',
    title2: 'HDSE: Higher Diploma with Intermediate',
    description:
      'Higher Diploma in Software Engineering for students after matric: learn programming and earn intermediate equivalency through the technical board in the same six semesters, bridge subjects included.',
    motif: 'cap',
    enquire: 'HDSE',
    url: '/courses-hdse',
    duration: 'Six semesters',
    forWhom: 'Students after matric',
    needs: 'Matric; no programming',
    facts: {
      hoursAWeek: 6,
      leadsTo:
        'HDSE and intermediate equivalency through the technical board, then a university or a junior role',
      fee: { from: 8000, to: 11000, registration: 5000, instalments: 36 },
      sample: true,
    },
  },
];
