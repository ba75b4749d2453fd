import type { Research } from '../lib/shared/schema/information.ts';

export const research: Research = {
  phases: [
    {
      slug: 'research',
      months: 6,
      span: 'Six months',
      title: 'Research',
      text: 'Before we write a course, we find out what firms hire for, what they no longer ask about, and what our former students could not do in their first job.',
      work: [
        'Interviews with recruiters and with alumni two years into work',
        'A study of job advertisements, tool by tool',
        'What examiners and teachers saw in the semester projects',
        'A list of skills, each with the firm that asked for it',
      ],
    },
    {
      slug: 'design',
      months: 4,
      span: 'Four months',
      title: 'Design',
      text: 'We turn the list into semesters and sessions of two hours. Each session has an exercise that you can finish in the lab.',
      work: [
        'Modules, their order and what each needs before it',
        'Books, slides, lab exercises and projects',
        'Examinations, written by someone other than the author of the book',
        'A trial with one class, then corrections',
      ],
    },
  ],
  trainer: {
    title: 'Train the Trainer',
    every: 'Every six months',
    text: 'Every six months, teachers from our centres become students again. They build the semester’s project, sit an examination on it, and teach a session to each other before they teach it to you.',
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
      text: 'The tools change, and our courses change with them. In every course you learn to break a problem into parts.',
    },
    {
      number: '{centresWorldwide}',
      label: 'centres worldwide',
      text: 'These centres teach from this research and use each new edition. The {centres} centres on other pages are all Aptech centres in {countries} countries.',
    },
  ],
};
