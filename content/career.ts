import type { InformationPage } from './schema/information.ts';

/** The jobs of /career. Career courses are in courses/career.ts. */
export const career: InformationPage = {
  heading: 'Work with us',
  lead: 'These are our kinds of job. Write to us even if yours is not advertised.',
  blocks: [
    {
      kind: 'cards',
      title: 'Our jobs',
      intro: 'What you do each day, and what we look for.',
      items: [
        {
          id: 'faculty',
          title: 'Faculty',
          label: 'Any centre, morning or evening',
          text: 'You teach two or three sessions of two hours, run a lab and help students with their projects. Every six months you attend Train the Trainer.',
          points: [
            'Two years of work in the subject you want to teach, or teaching experience',
            'You enjoy explaining a loop to someone who has never seen one',
            'Code, designs or reports that you can show us',
          ],
        },
        {
          id: 'counsellor',
          title: 'Student counsellor',
          label: 'Front desk of a centre',
          text: 'You talk to families at the centre and call people who sent an enquiry. You explain each course, its length and its fee, and say when another course suits them better.',
          points: [
            'Clear Urdu and English, on the phone and in writing',
            'Patience with questions about fees',
            'Experience talking to customers or students',
          ],
        },
        {
          id: 'lab',
          title: 'Lab administrator',
          label: 'Labs of a centre',
          text: 'You look after 40 computers, one network and six classes. You start the lab before the first class, run the backups after the last one and help students in between.',
          points: ['Windows, Linux and networks, and printers that jam', 'You write down what you changed'],
        },
        {
          id: 'placement-officer',
          title: 'Placement officer',
          label: 'Head office and centres in Karachi',
          text: 'You match students with recruiters, run interview sessions and keep both sides informed.',
          points: [
            'Three years in recruitment, human resources or training',
            'You can read a CV and a repository',
          ],
        },
        {
          id: 'curriculum',
          title: 'Curriculum developer',
          label: 'Research and Development, Karachi',
          text: 'You ask firms for six months what they need, then write for four months: sessions, exercises, projects and examinations.',
          points: [
            'Professional work in software, data or design',
            'Your writing: documentation, lessons, articles',
          ],
        },
      ],
    },
    {
      kind: 'points',
      as: 'steps',
      title: 'How to apply',
      tone: 'sky',
      items: [
        {
          title: 'Write to us',
          text: 'Send one email with the job, the city, your CV as a PDF and two links to your work. You never pay a fee.',
        },
        {
          title: 'A conversation',
          text: 'We talk for half an hour, at the centre or on the phone. You also meet the person you would work with.',
        },
        {
          title: 'A trial',
          text: 'Teachers give a 20-minute session. Everyone else works through a case from an ordinary day.',
        },
        { title: 'Our answer', text: 'You always get an answer, with the reason.' },
      ],
    },
    {
      kind: 'text',
      title: 'Send one email',
      tone: 'ink',
      paragraphs: ['Name the job and the city, and add two links to your work.'],
      actions: [{ label: 'Write to us', email: 'careers' }],
    },
  ],
};
