import type { WhichCourse } from '../lib/content/schema/which-course.ts';

/**
 * The three questions of /which-course and the courses that fit. The first two rules that hold are the answer; `done` names
 * only those who may join the course.
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
      reason:
        'You make games, web pages, pictures and a gadget in the holidays, and nothing is needed before.',
    },
    {
      course: 'gen-ai-camp',
      done: ['school'],
      likes: ['software', 'data'],
      reason: 'You use generative AI to make things and learn where it is wrong, from about 13 years on.',
    },
    {
      course: 'hdse',
      done: ['matric'],
      likes: ['software'],
      reason: 'It is open after matric and leads to intermediate equivalency beside software engineering.',
    },
    {
      course: 'cybersecurity-and-digital-forensics',
      done: ['intermediate', 'graduate'],
      likes: ['networks'],
      reason: 'You harden networks and servers in a lab; you have set up a computer or a network before.',
    },
    {
      course: 'adse',
      done: ['matric', 'intermediate'],
      likes: ['software'],
      reason:
        'It begins with your first web page, asks for no programming, and leads to a junior role or a degree.',
    },
    {
      course: 'adse',
      done: ['matric', 'intermediate'],
      likes: ['networks'],
      reason: 'Cloud and servers come in its later semesters, and it is open to you after matric.',
    },
    {
      course: 'php-laravel-mysql',
      done: ['graduate'],
      likes: ['software'],
      reason: 'It starts without programming and ends with a shop or booking site that is online.',
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
      reason: 'It takes patience and an eye, and no software that you would have to know before.',
    },
    {
      course: 'social-media-marketing',
      done: ['matric', 'intermediate', 'graduate'],
      likes: ['design'],
      reason: 'In 40 hours your pictures and texts go to work on the page of a shop or an office.',
    },
    {
      course: 'data-analytics',
      done: ['intermediate', 'graduate'],
      likes: ['data'],
      reason: 'You work with spreadsheets already, and make reports of them that an office decides by.',
    },
    {
      course: 'data-science',
      done: ['intermediate', 'graduate'],
      likes: ['data'],
      reason: 'With mathematics from intermediate you forecast numbers and explain what they say.',
    },
    {
      course: 'python-django',
      done: ['matric'],
      likes: ['data'],
      reason: 'Python is the language of data and AI, and school mathematics is enough for this course.',
    },
    {
      course: 'ai-for-everyone',
      done: ['matric'],
      likes: ['data'],
      reason: 'Forty hours show you what AI can do, if you write emails and use a browser.',
    },
    {
      course: 'advanced-excel',
      done: ['graduate'],
      likes: ['office'],
      reason: 'If you write formulas such as SUM and IF, 40 hours make reports of them.',
    },
    {
      course: 'office-automation',
      done: ['school', 'matric', 'intermediate', 'graduate'],
      likes: ['office'],
      reason: 'It needs nothing but regular attendance and covers what an office works with every day.',
    },
    {
      course: 'social-media-marketing',
      done: ['matric', 'intermediate'],
      likes: ['office'],
      reason: 'Shops and offices look for somebody who keeps their pages; a phone with a camera is enough.',
    },
    {
      course: 'beginners',
      done: ['school', 'matric'],
      likes: ['english'],
      reason: 'You learn to speak in sentences; you only need to read the Latin alphabet.',
    },
    {
      course: 'pre-intermediate',
      done: ['matric', 'intermediate'],
      likes: ['english'],
      reason: 'You talk about your past, plans and work; a conversation at the centre finds your level.',
    },
    {
      course: 'intermediate',
      done: ['intermediate', 'graduate'],
      likes: ['english'],
      reason: 'It is the level many offices ask for; a conversation at the centre finds your level.',
    },
    {
      course: 'upper-intermediate',
      done: ['graduate'],
      likes: ['english'],
      reason: 'You present and negotiate in English; a conversation at the centre finds your level.',
    },
  ],
};
