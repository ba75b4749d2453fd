import type { About } from '../lib/content/schema/information.ts';

/** Figures come from the specification. Award names other than that of 2017 are samples until the archive confirms them. */
export const about: About = {
  lead: 'An institute for software, computers and English: {centresInPakistan} centres in Pakistan, one curriculum, evenings and mornings.',
  statement:
    'We teach people to work with computers, and we have done little else since {since}: {students} students, most of them with a lesson in the evening and something else to do in the morning.',
  figures: [
    { number: '{students}', label: 'students trained since {since}' },
    { number: '{continents}', label: 'continents' },
    { number: '{countries}', label: 'countries' },
    { number: '{centres}', label: 'centres' },
    { number: '{centresInPakistan}', label: 'centres across Pakistan' },
  ],
  paragraphs: [
    'A student who walks into a centre in Larkana and one who walks into a centre in Lahore get the same books, the same examination and a certificate that reads the same. What differs is the street outside and the firms that come to hire.',
    'Some come after matric and leave six semesters later as software engineers. Some come for forty hours, to learn one tool they need on Monday. Some come for English. We try to say beforehand how long a course takes, on which days it runs and what one can do after it, and then keep to it.',
  ],
  quality: {
    year: '2017',
    title: 'Leadership in Quality Award',
    text: 'Given in 2017 for leadership in quality. It hangs in the head office; the practice behind it, examiners who do not teach the class they examine, hangs nowhere and is in every centre.',
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
      note: 'For centres outside the large cities',
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
      title: 'Say how long it takes',
      text: 'Each course states how long it takes, its hours a week, who may join and its fee, before you ask.',
    },
    {
      title: 'Build, then explain',
      text: 'A concept comes after the exercise that needs it. Every semester ends with a project shown to a panel.',
    },
    {
      title: 'Teach near home',
      text: 'A centre people can reach by bus teaches more of them than a campus they cannot.',
    },
  ],
};
