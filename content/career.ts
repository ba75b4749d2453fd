import type { Career } from '../lib/content/schema/information.ts';

/** `sample` because the e-mail address is a placeholder. */
export const career: Career = {
  roles: [
    {
      slug: 'faculty',
      title: 'Faculty',
      place: 'Any centre, morning or evening',
      day: 'Two or three sessions of two hours, a lab in between, and an hour for the projects that are due. Every six months you sit in Train the Trainer and are the student.',
      looksFor: [
        'Two years of work in what you want to teach, or a class you already teach well',
        'You can explain a loop to someone who has never seen one, and enjoy it the tenth time',
        'Code, designs or reports we may look at',
      ],
    },
    {
      slug: 'counsellor',
      title: 'Student counsellor',
      place: 'Front desk of a centre',
      day: 'You talk to the family that walks in and to the enquiry that came in at night. You say what a course is, how long it takes and when it is not the right one.',
      looksFor: [
        'Clear Urdu and English, on the phone and in writing',
        'Patience with the third question about fees',
        'A record that shows people came back to you',
      ],
    },
    {
      slug: 'lab',
      title: 'Lab administrator',
      place: 'Labs of a centre',
      day: 'Forty machines, one network, six batches. Before the first class everything starts; after the last one the backups have run. In between you are the person students ask first.',
      looksFor: ['Windows and Linux, images, networks, printers that jam', 'You write down what you changed'],
    },
    {
      slug: 'placement-officer',
      title: 'Placement officer',
      place: 'Head office and centres in Karachi',
      day: 'You know what recruiters need this month and which students are ready for it. You run the interview sessions and call back on both sides.',
      looksFor: [
        'Three years in recruitment, human resources or training',
        'You can read a CV and a repository',
      ],
    },
    {
      slug: 'curriculum',
      title: 'Curriculum developer',
      place: 'Research and Development, Karachi',
      day: 'Six months of questions to firms, four months of writing: sessions, exercises, projects and the examination nobody likes to write.',
      looksFor: [
        'Professional work in software, data or design',
        'Writing samples: documentation, lessons, articles',
      ],
    },
  ],
  steps: [
    {
      title: 'Write to us',
      text: 'One e-mail: the role, the city, your CV as PDF and two links to work of yours. No form, no fee, at no stage.',
    },
    {
      title: 'A talk',
      text: 'Half an hour with the person you would work with, at the centre or on the phone.',
    },
    {
      title: 'A trial',
      text: 'Faculty teach a session of twenty minutes, others work through a case from an ordinary day.',
    },
    {
      title: 'An answer',
      text: 'Yes or no with a reason, also when it is no.',
    },
  ],
  email: 'careers@example.com',
  sample: true,
};
