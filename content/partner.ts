import type { InformationPage } from './schema/information.ts';

export const partner: InformationPage = {
  heading: 'Partner with Us',
  lead: 'Open an Aptech centre in your city, with our help. Ask us what it costs.',
  actions: [
    {
      label: 'Talk to the franchise office',
      whatsapp: 'I would like to open an Aptech centre. My city is:',
    },
  ],
  blocks: [
    {
      kind: 'cards',
      title: 'Young people want IT work, and firms need trained staff',
      intro: 'A centre in your city serves both.',
      items: [
        {
          id: 'it-industry',
          title: 'The IT industry in Pakistan',
          art: 'courses/website-development',
          text: 'Software houses and freelancers work for clients at home and abroad. Banks, hospitals, mills and schools need software too.',
        },
        {
          id: 'demand',
          title: 'The demand for skilled professionals',
          art: 'pages/placement',
          text: 'Firms want people who can read another person’s code, put a page on a server, clean data and answer a client in English.',
        },
        {
          id: 'freelancing',
          title: 'Freelancing',
          art: 'courses/amazon-fba-virtual-assistant',
          text: 'Many students freelance from home, or run an Amazon shop for a client. A centre near them teaches the skill, and how to deliver on time.',
        },
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
