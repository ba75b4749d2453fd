import type { Course } from '../schema/courses.ts';

export const summerCamp: readonly Course[] = [
  {
    id: 28,
    slug: 'technology-camp',
    title: 'Technology Camp',
    description:
      'A summer of making for school students: a first game, a web page, an animation and a small gadget, in small groups.',
    motif: 'camp',
    enquire: 'STC',
    facts: {
      weeks: 4,
      audience: 'Ages 9 to 16',
      needs: 'School age, about 9 to 16. No programming experience needed',
      hoursAWeek: 6,
      leadsTo: 'Four finished things to show, and an idea of what to learn next',
      fee: { from: 6000, to: 8000, registration: 1000, instalments: 1 },
      sample: true,
    },
  },
  {
    id: 29,
    slug: 'gen-ai-camp',
    title: 'Gen AI',
    description:
      'For older school students: what generative AI can and cannot do, how to check it, and a story, a poster and a helper bot of your own.',
    motif: 'rocket',
    enquire: 'STC',
    facts: {
      weeks: 2,
      audience: 'Ages 13 to 17',
      needs: 'School age, about 13 to 17. No programming experience needed',
      hoursAWeek: 6,
      leadsTo: 'A story, a poster and a helper bot of your own',
      fee: { from: 5000, to: 7000, registration: 1000, instalments: 1 },
      sample: true,
    },
  },
];
