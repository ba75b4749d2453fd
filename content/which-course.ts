import type { WhichCourse } from '../lib/shared/schema/search.ts';

/**
 * The questions of /which-course and the recommended courses. At most two matching rules are shown: first those of the
 * wanted length and with a class, then in this order. `done` lists only those who may join the course.
 */
export const whichCourse: WhichCourse = {
  sample: true,
  done: [
    { key: 'school', label: 'I am still at school' },
    { key: 'matric', label: 'Matric' },
    { key: 'intermediate', label: 'Intermediate' },
    { key: 'graduate', label: 'I am a graduate, or I work' },
  ],
  likes: [
    { key: 'software', label: 'Building software' },
    { key: 'design', label: 'Design' },
    { key: 'networks', label: 'Networks and hardware' },
    { key: 'data', label: 'Data and AI' },
    { key: 'office', label: 'Office work' },
    { key: 'english', label: 'English' },
  ],
  length: [
    { key: 'short', label: 'Up to 4 months' },
    { key: 'long', label: 'Longer, for a career' },
  ],
  when: [
    { key: 'morning', label: 'In the morning' },
    { key: 'afternoon', label: 'In the afternoon' },
    { key: 'evening', label: 'In the evening' },
    { key: 'weekend', label: 'At the weekend' },
  ],
  rules: [
    {
      course: 'technology-camp',
      done: ['school'],
      likes: ['software', 'design', 'networks'],
      reason: 'Make games, web pages, pictures and a gadget in the holidays. No experience needed.',
    },
    {
      course: 'gen-ai-camp',
      done: ['school'],
      likes: ['software', 'data'],
      reason: 'Use generative AI to make things, and learn where it is wrong. For ages 13 and up.',
    },
    {
      course: 'hdse',
      done: ['matric'],
      likes: ['software'],
      reason:
        'You can join after matric. It leads to intermediate equivalency and teaches software engineering.',
    },
    {
      course: 'cybersecurity-and-digital-forensics',
      done: ['intermediate', 'graduate'],
      likes: ['networks'],
      reason:
        'You protect networks and servers in a lab. You need to have set up a computer or a network before.',
    },
    {
      course: 'adse',
      done: ['matric', 'intermediate'],
      likes: ['software'],
      reason:
        'It starts with your first web page. No programming experience needed. It leads to a junior job or a degree.',
    },
    {
      course: 'adse',
      done: ['matric', 'intermediate'],
      likes: ['networks'],
      reason: 'You can join after matric, and learn cloud and servers in the later semesters.',
    },
    {
      course: 'php-laravel-mysql',
      done: ['graduate'],
      likes: ['software'],
      reason: 'No programming experience needed. You finish with a shop or booking site that is online.',
    },
    {
      course: 'mern-stack',
      done: ['graduate'],
      likes: ['software'],
      reason: 'If you know basic HTML and CSS, you build a whole application in one language, in a team.',
    },
    {
      course: 'graphic-design-and-video',
      done: ['matric', 'intermediate', 'graduate'],
      likes: ['design'],
      reason: 'You need patience and an eye for detail. No design software experience needed.',
    },
    {
      course: 'social-media-marketing',
      done: ['matric', 'intermediate', 'graduate'],
      likes: ['design'],
      reason: 'In 40 hours you learn to run the page of a shop or an office with your pictures and texts.',
    },
    {
      course: 'data-analytics',
      done: ['intermediate', 'graduate'],
      likes: ['data'],
      reason: 'You already use spreadsheets. Learn to turn them into reports for decisions.',
    },
    {
      course: 'data-science',
      done: ['intermediate', 'graduate'],
      likes: ['data'],
      reason: 'If you studied mathematics at intermediate, learn to forecast numbers and explain them.',
    },
    {
      course: 'python-django',
      done: ['matric'],
      likes: ['data'],
      reason: 'Python is the language of data and AI. School mathematics is enough for this course.',
    },
    {
      course: 'ai-for-everyone',
      done: ['matric'],
      likes: ['data'],
      reason: 'In 40 hours you see what AI can do. You only need to write emails and use a browser.',
    },
    {
      course: 'advanced-excel',
      done: ['graduate'],
      likes: ['office'],
      reason: 'If you know formulas such as SUM and IF, learn to build reports with them in 40 hours.',
    },
    {
      course: 'office-automation',
      done: ['school', 'matric', 'intermediate', 'graduate'],
      likes: ['office'],
      reason: 'No experience needed. It covers what an office uses every day.',
    },
    {
      course: 'social-media-marketing',
      done: ['matric', 'intermediate'],
      likes: ['office'],
      reason: 'Shops and offices need someone to run their pages. A phone with a camera is enough.',
    },
    {
      course: 'beginners',
      done: ['school', 'matric'],
      likes: ['english'],
      reason: 'You learn to speak in sentences. You only need to read the Latin alphabet.',
    },
    {
      course: 'pre-intermediate',
      done: ['matric', 'intermediate'],
      likes: ['english'],
      reason: 'You talk about your past, plans and work. A short talk at the centre shows your level.',
    },
    {
      course: 'intermediate',
      done: ['intermediate', 'graduate'],
      likes: ['english'],
      reason: 'Many offices ask for this level. A short talk at the centre shows your level.',
    },
    {
      course: 'upper-intermediate',
      done: ['graduate'],
      likes: ['english'],
      reason: 'You present and negotiate in English. A short talk at the centre shows your level.',
    },
  ],
};
