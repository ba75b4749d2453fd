import type { InformationPage } from './schema/information.ts';

export const research: InformationPage = {
  heading: 'Research and Development',
  lead: 'A new course takes ten months: six of research, then four of design.',
  blocks: [
    {
      kind: 'cards',
      title: 'Curriculum development',
      intro: 'A six-month research phase, then four months of design.',
      items: [
        {
          label: 'Six months',
          title: 'Research',
          text: 'Before we write a course, we find out what firms hire for, what they no longer ask about, and what our former students could not do in their first job.',
          points: [
            'Interviews with recruiters and with alumni two years into work',
            'A study of job advertisements, tool by tool',
            'What examiners and teachers saw in the semester projects',
            'A list of skills, each with the firm that asked for it',
          ],
        },
        {
          label: 'Four months',
          title: 'Design',
          text: 'We turn the list into semesters and sessions of two hours. Each session has an exercise that you can finish in the lab.',
          points: [
            'Modules, their order and what each needs before it',
            'Books, slides, lab exercises and projects',
            'Examinations, written by someone other than the author of the book',
            'A trial with one class, then corrections',
          ],
        },
      ],
    },
    {
      kind: 'points',
      as: 'steps',
      title: 'Train the Trainer',
      tone: 'ink',
      intro:
        'Every six months, teachers from our centres become students again. They learn what is new before they teach it to you.',
      items: [
        { title: 'What changed', text: 'What is new in the tools, and why it matters in class.' },
        { title: 'The project', text: 'They build the semester’s project from an empty folder.' },
        { title: 'A session', text: 'They teach each other a session and get feedback.' },
        { title: 'The examination', text: 'They sit the examination that the students will sit.' },
      ],
    },
    {
      kind: 'figures',
      title: 'Our experience',
      items: [
        {
          number: '{yearsOfExperience}',
          label: 'years of experience',
          text: 'The tools change, and our courses change with them. In every course you learn to break a problem into parts.',
        },
        {
          number: '{centresWorldwide}',
          label: 'centres worldwide',
          text: 'Of the {centres} Aptech centres in {countries} countries, these teach what we research and use each new edition.',
        },
      ],
    },
  ],
};
