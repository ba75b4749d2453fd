import type { Course } from '../schema/courses.ts';

/** Card, fee and facts of ADSE and HDSE; the texts of their pages are in adse.ts and hdse.ts. */
export const career: readonly Course[] = [
  {
    id: 1,
    slug: 'adse',
    title: 'ADSE',
    title2: 'ADSE with AI',
    description:
      'From your first web page to software that people use, with AI in every year and a project each semester. No programming needed before.',
    motif: 'code',
    enquire: 'ACCP-AI',
    url: '/courses-adse',
    duration: '3 Years',
    time: '936 hours',
    forWhom: 'Students after matric or intermediate',
    needs: 'Matric or intermediate, and simple English',
    facts: {
      months: 36,
      hoursAWeek: 6,
      leadsTo: 'Junior software roles, or a degree abroad',
      fee: { from: 9000, to: 12000, registration: 5000, instalments: 36 },
      sample: true,
    },
  },
  {
    id: 2,
    slug: 'hdse',
    title: 'HDSE plus intermediate equivalency',
    title2: 'HDSE with intermediate',
    description:
      'Learn software engineering after matric and earn intermediate equivalency through the technical board, in the same {diplomaSemesters} semesters.',
    motif: 'cap',
    enquire: 'HDSE',
    url: '/courses-hdse',
    duration: '3 Years',
    time: '936 hours',
    forWhom: 'Students after matric',
    needs: 'Matric. No programming experience needed',
    facts: {
      months: 36,
      hoursAWeek: 6,
      leadsTo: 'Intermediate equivalency, then a university or a job',
      fee: { from: 8000, to: 11000, registration: 5000, instalments: 36 },
      sample: true,
    },
  },
];
