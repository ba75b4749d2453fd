import type { Course } from '../../lib/content/schema/courses.ts';

export const summerCamp: readonly Course[] = [
  {
    id: 28,
    slug: 'technology-camp',
    title: 'Technology Camp',
    description:
      'A summer of making for school students: a first game, a web page about something you like, an animation and a small gadget idea, in groups small enough for questions.',
    motif: 'camp',
    enquire: 'STC',
  },
  {
    id: 29,
    slug: 'gen-ai-camp',
    title: 'Gen AI',
    description:
      'For older school students: what generative AI can and cannot do, how to ask it well and check it, and a story, a poster and a helper bot that you make yourself.',
    motif: 'rocket',
    enquire: 'STC',
  },
];
