import type { Career } from '../lib/shared/schema/information.ts';

/** The jobs of /career; `sample` because the email address is a placeholder. Career courses: courses/career.ts. */
export const career: Career = {
  roles: [
    {
      slug: 'faculty',
      title: 'Faculty',
      place: 'Any centre, morning or evening',
      day: 'You teach two or three sessions of two hours, run a lab and help students with their projects. Every six months you attend Train the Trainer.',
      looksFor: [
        'Two years of work in the subject you want to teach, or teaching experience',
        'You enjoy explaining a loop to someone who has never seen one',
        'Code, designs or reports we may look at',
      ],
    },
    {
      slug: 'counsellor',
      title: 'Student counsellor',
      place: 'Front desk of a centre',
      day: 'You talk to families at the centre and call people who sent an enquiry. You explain each course, its length and its fee, and say when another course suits them better.',
      looksFor: [
        'Clear Urdu and English, on the phone and in writing',
        'Patience with questions about fees',
        'Experience of talking to customers or students',
      ],
    },
    {
      slug: 'lab',
      title: 'Lab administrator',
      place: 'Labs of a centre',
      day: 'You look after 40 computers, one network and six classes. You start the lab before the first class, run the backups after the last one and help students in between.',
      looksFor: ['Windows and Linux, images, networks, printers that jam', 'You write down what you changed'],
    },
    {
      slug: 'placement-officer',
      title: 'Placement officer',
      place: 'Head office and centres in Karachi',
      day: 'You match students with recruiters, run interview sessions and keep both sides informed.',
      looksFor: [
        'Three years in recruitment, human resources or training',
        'You can read a CV and a repository',
      ],
    },
    {
      slug: 'curriculum',
      title: 'Curriculum developer',
      place: 'Research and Development, Karachi',
      day: 'You ask firms for six months what they need, then write for four months: sessions, exercises, projects and examinations.',
      looksFor: [
        'Professional work in software, data or design',
        'Your writing: documentation, lessons, articles',
      ],
    },
  ],
  steps: [
    {
      title: 'Write to us',
      text: 'Send one email with the role, the city, your CV as a PDF and two links to your work. You never pay a fee.',
    },
    {
      title: 'A talk',
      text: 'We talk for half an hour, at the centre or on the phone, with the person you would work with.',
    },
    {
      title: 'A trial',
      text: 'Teachers give a session of 20 minutes. Everyone else works through a case from an ordinary day.',
    },
    {
      title: 'An answer',
      text: 'You always get an answer, with the reason.',
    },
  ],
  email: 'careers@example.com',
  sample: true,
};
