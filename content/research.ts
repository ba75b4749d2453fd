import type { Research } from '../lib/content/schema/information.ts';

export const research: Research = {
  phases: [
    {
      slug: 'research',
      months: 6,
      span: 'Six months',
      title: 'Research',
      text: 'Before a line of a course is written we find out what the work is: what firms hire for, what they stop asking about, and what students of the last curriculum could not do in their first job.',
      work: [
        'Interviews with recruiters and with alumni two years into work',
        'A reading of job advertisements, tool by tool',
        'What examiners and faculty noticed in the semester projects',
        'A list of skills, each with the firm that asked for it',
      ],
    },
    {
      slug: 'design',
      months: 4,
      span: 'Four months',
      title: 'Design',
      text: 'The list becomes semesters, the semesters become sessions of two hours, and each session gets an exercise that can be finished in the lab.',
      work: [
        'Modules, their order and what each needs before it',
        'Books, slides, lab exercises and projects',
        'Examinations written by someone who did not write the book',
        'A trial run with one batch, then corrections',
      ],
    },
  ],
  trainer: {
    title: 'Train the Trainer',
    every: 'Every six months',
    text: 'A new curriculum is only as good as the person who teaches it. Every six months faculty from the centres become students again: they build the semester’s project themselves, are examined on it, and teach a session in front of each other before they teach it to you.',
    days: [
      'What changed in the tools, and why it matters in class',
      'The semester’s project, built from an empty folder',
      'A session taught to colleagues, with their notes',
      'The examination the students will sit',
    ],
  },
  counts: [
    {
      number: '{yearsOfExperience}',
      label: 'years of experience',
      text: 'Of seeing languages come and go. A course changes with the tools; reading a problem and cutting it into parts stays in every one.',
    },
    {
      number: '{centresWorldwide}',
      label: 'centres worldwide',
      text: 'Teach from the same research. A question raised in one lab is answered in the next edition for all of them.',
    },
  ],
};
