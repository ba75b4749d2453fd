import type { About } from '../lib/shared/schema/information.ts';

/** Figures come from the specification. Award names except that of 2017 are samples until the archive confirms them. */
export const about: About = {
  lead: 'We teach software, computing and English at {centresInPakistan} centres in Pakistan, in the morning and in the evening.',
  statement:
    'We have taught computing since {since}: {students} students at our centres, most in evening classes.',
  figures: [
    { number: '{students}', label: 'students trained since {since}' },
    { number: '{continents}', label: 'continents' },
    { number: '{countries}', label: 'countries' },
    { number: '{centres}', label: 'centres' },
    { number: '{centresInPakistan}', label: 'centres across Pakistan' },
  ],
  paragraphs: [
    'A student in Larkana and a student in Lahore use the same books, sit the same examination and get the same certificate.',
    'Some students join after matric and finish six semesters later as software engineers. Some come for 40 hours to learn one tool they need at work. Some come for English. Before you join, we tell you how long a course takes, on which days it runs and what you can do after it.',
  ],
  quality: {
    year: '2017',
    title: 'Leadership in Quality Award',
    text: 'We won this award in 2017 for leadership in quality. Our examiners never teach the class they examine.',
  },
  awards: [
    {
      year: 2013,
      title: 'Vocational Training Award',
      note: 'For training in information technology',
      sample: true,
    },
    {
      year: 2014,
      title: 'Education Network Award',
      note: 'For our centres outside the large cities',
      sample: true,
    },
    {
      year: 2015,
      title: 'Brand Award, IT education',
      note: 'Voted by readers of the education press',
      sample: true,
    },
    {
      year: 2016,
      title: 'Franchise Support Award',
      note: 'For the training of faculty and partners',
      sample: true,
    },
    { year: 2017, title: 'Leadership in Quality Award', note: 'For leadership in quality' },
    {
      year: 2018,
      title: 'Skills for Employment Award',
      note: 'For placement work with recruiters',
      sample: true,
    },
  ],
  values: [
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
};
