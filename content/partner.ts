import type { InformationPage } from './schema/information.ts';

export const partner: InformationPage = {
  heading: 'Partner with Us',
  lead: 'Open an Aptech centre in your city. We help with the site, teachers, courseware and marketing. Ask us what a centre costs in your city.',
  blocks: [
    {
      kind: 'text',
      id: 'it-industry',
      title: 'The IT industry in Pakistan',
      statement:
        'Young people in your city want IT work, and firms need trained staff. A centre serves both.',
      paragraphs: [
        'Large software houses, small teams and freelancers in Pakistan work for clients at home and abroad. Banks, hospitals, mills and schools need software and trained staff too.',
        'This work is no longer only in three cities. A trained person with an internet connection can do it from a district town.',
      ],
    },
    {
      kind: 'text',
      id: 'demand',
      title: 'The demand for skilled professionals',
      paragraphs: [
        'Firms want people who can read another person’s code, put a page on a server, clean data and answer a client in English. Our students practise all of this in their projects.',
        'Recruitment partners come back because the people they hired could start work in the first week. A new centre does the same for firms in its own city.',
      ],
    },
    {
      kind: 'text',
      id: 'freelancing',
      title: 'Freelancing',
      paragraphs: [
        'Many students freelance from their own town: web pages, design, data entry, or running an Amazon shop for a client. Many start with a 40-hour short course and pay for the next one with their first job.',
        'A centre near them teaches the skill, and also how to quote, write a brief and deliver on time.',
      ],
    },
    {
      kind: 'cards',
      id: 'why-invest',
      title: 'Why invest in a franchise',
      intro:
        'Families have known our name since {since}. You run your centre the way {centresInPakistan} centres in Pakistan already do.',
      tone: 'white',
      items: [
        {
          title: 'A full range from the first day',
          text: 'Career diplomas, Smart Pro, short courses, English and a summer camp keep your centre busy from morning to evening.',
        },
        {
          title: 'Students of every age',
          text: 'School leavers, intermediate students and working people study at different times of day in the same rooms.',
        },
        {
          title: 'New courses every year',
          text: 'We research a course for six months and design it for four. It reaches your centre ready to teach.',
        },
        {
          title: 'A name with reach',
          text: 'Your students’ certificates carry a name known from {centres} centres in {countries} countries.',
        },
      ],
    },
    {
      kind: 'points',
      as: 'steps',
      id: 'franchise-support',
      title: 'Franchise support',
      intro:
        'You bring the premises, the people and your knowledge of the city. We help with the rest, in this order.',
      items: [
        {
          title: 'Site and layout',
          text: 'We look at the premises with you: the street, the floor and the power supply. You get a plan of the labs and classrooms before you sign.',
        },
        {
          title: 'Hiring and training',
          text: 'We select teachers with you, and they attend Train the Trainer every six months. We train counsellors and lab staff before your first admission.',
        },
        {
          title: 'Courseware',
          text: 'Books, projects, examinations and certificates come from the head office for every semester.',
        },
        {
          title: 'Marketing',
          text: 'Your own web page with classes and events, campaigns through the year, and a stand at the annual exhibition.',
        },
        {
          title: 'Operations',
          text: 'You manage admissions, attendance, fees and results in one system. An area manager visits you and goes through the figures.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'placement-support',
      title: 'Placement support',
      paragraphs: [
        'Our placement office serves every centre. Workshops, soft skills, interview sessions and semester projects are part of the timetable. All centres share the vacancies of our {recruitmentPartners} recruitment partners, which have led to {placements} placements so far.',
      ],
    },
    {
      kind: 'text',
      title: 'Talk to the franchise office',
      tone: 'ink',
      paragraphs: [
        'Tell us your city, the premises you have in mind and what you do now. We will arrange a first meeting, at the head office or on the phone, and send you a list of questions.',
      ],
      actions: [
        {
          label: 'Write on WhatsApp',
          whatsapp: 'I would like to open an Aptech centre. My city is:',
        },
        { label: 'Call {helpline}', call: true },
      ],
    },
  ],
};
