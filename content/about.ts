import type { InformationPage } from './schema/information.ts';

/** Figures come from the specification. Award names except that of 2017 are samples until the archive confirms them. */
export const about: InformationPage = {
  heading: 'About us',
  lead: 'We teach software, computing and English at {centresInPakistan} centres in Pakistan, in the morning and in the evening.',
  blocks: [
    {
      kind: 'figures',
      items: [
        {
          number: '{students}',
          label: 'students trained since {since}',
          text: 'At our own centres, in all countries, short courses included.',
          inferred: true,
        },
        { number: '{continents}', label: 'continents' },
        { number: '{countries}', label: 'countries' },
        { number: '{centres}', label: 'centres' },
        { number: '{centresInPakistan}', label: 'centres across Pakistan' },
      ],
    },
    {
      kind: 'text',
      title: 'Who we are',
      statement: 'We have taught computing since {since}, most of it in evening classes.',
      paragraphs: [
        'A student in Larkana and a student in Lahore use the same books, sit the same examination and get the same certificate. Our examiners never teach the class they examine.',
        'Some students join after matric and finish {diplomaSemesters} semesters later as software engineers. Some come for 40 hours to learn one tool they need at work. Some come for English. Before you join, we tell you how long a course takes, on which days it runs and what you can do after it.',
      ],
    },
    {
      kind: 'cards',
      title: 'How we work',
      tone: 'white',
      items: [
        {
          title: 'We tell you first',
          text: 'Each course shows its length, hours a week, entry requirements and fee.',
        },
        {
          title: 'You build things',
          text: 'You practise first and learn the theory as you need it. You end every semester with a project that you show to a panel.',
        },
        {
          title: 'We teach near your home',
          text: 'We open centres in neighbourhoods that students can reach by bus.',
        },
      ],
    },
    {
      kind: 'timeline',
      id: 'awards',
      title: 'Awards 2013–2018',
      intro: 'In 2017 we won an award for leadership in quality.',
      items: [
        {
          when: '2013',
          title: 'Vocational Training Award',
          text: 'For training in information technology',
          sample: true,
        },
        {
          when: '2014',
          title: 'Education Network Award',
          text: 'For our centres outside the large cities',
          sample: true,
        },
        {
          when: '2015',
          title: 'Brand Award, IT education',
          text: 'Voted by readers of the education press',
          sample: true,
        },
        {
          when: '2016',
          title: 'Franchise Support Award',
          text: 'For the training of faculty and partners',
          sample: true,
        },
        {
          when: '2017',
          title: 'Leadership in Quality Award',
          text: 'For leadership in quality',
          state: 'Main',
        },
        {
          when: '2018',
          title: 'Skills for Employment Award',
          text: 'For placement work with recruiters',
          sample: true,
        },
      ],
    },
    {
      kind: 'text',
      title: 'See for yourself',
      tone: 'sky',
      paragraphs: ['Visit any centre to see its labs, its classes and its students’ projects.'],
      actions: [
        { label: 'Find a centre', href: '/locations' },
        { label: 'How we make a course', href: '/Research-and-Development' },
      ],
    },
  ],
};
