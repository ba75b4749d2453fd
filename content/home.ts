import type { Home } from './schema/site.ts';

/** Texts and pictures of the home page. Pictures are names in public/art. */
export const home: Home = {
  title: { before: 'After matric, build', marked: 'what’s next.' },
  lead: 'Software engineering, AI and English, taught in {centresInPakistan} centres across Pakistan. Train for a career in 3 years, or learn one skill in 40 hours.',
  banners: [
    { id: 1, art: 'banners/home-1', link: '/' },
    { id: 2, art: 'banners/home-2', link: '/' },
    { id: 3, art: 'banners/home-3', link: '/' },
  ],
  careers: [
    {
      title: 'ADSE with AI',
      text: 'Advanced Diploma in Software Engineering: {diplomaSemesters} semesters, with artificial intelligence in every year.',
      href: '/courses-adse',
      art: 'courses/adse',
      facts: ['3 years', 'After matric or intermediate'],
    },
    {
      title: 'HDSE with intermediate',
      text: 'Higher Diploma in Software Engineering and intermediate equivalency through the technical board, in the same {diplomaSemesters} semesters.',
      href: '/courses-hdse',
      art: 'courses/hdse',
      facts: ['3 years', 'After matric'],
    },
    {
      title: 'Smart Professional',
      text: '{SmartProCourses} long courses, one skill each: from PHP and Laravel to digital marketing.',
      href: '/courses-sp',
      art: 'pages/courses-sp',
      facts: ['124–158 hours'],
    },
    {
      title: 'Short courses',
      text: 'Office work, spreadsheets, online selling or AI. Useful within weeks.',
      href: '/courses-sc',
      art: 'pages/courses-sc',
      facts: ['40 hours'],
    },
    {
      title: 'English Language',
      text: '{EnglishLevels} levels, from first sentences to a client call without a script.',
      href: '/courses-lg',
      art: 'pages/courses-lg',
      facts: ['48–60 hours'],
    },
    {
      title: 'ACN-Pro',
      text: 'For people who already work in IT: AI, data, marketing or security.',
      href: '/?enquire=ACCP-AI&topic=acn-pro',
      art: 'courses/generative-ai',
      facts: ['{AcnProCourses} certificates'],
    },
  ],
  picture: { art: 'banners/which-course' },
  video: {
    title: 'What a week at a centre looks like',
    text: 'Two hours a day, three days a week: a lesson, the lab, and something of your own to show at the end of the semester.',
    file: '/video/home.mp4',
    poster: 'video/home',
    sample: true,
  },
  steps: [
    {
      title: 'Choose a course',
      text: 'Compare diplomas, long and short courses and English by length and fee.',
      href: '/courses',
      link: 'See all courses',
    },
    {
      title: 'Visit a centre',
      text: 'See the lab, meet the teachers and ask about classes.',
      href: '/locations',
      link: 'Find a centre',
    },
    {
      title: 'Take your seat',
      text: 'Each class closes separately. We’ll call you about the next one.',
      href: '/enquire',
      link: 'Ask for a seat',
    },
    {
      title: 'Get hired',
      text: 'You prepare with workshops, mock interviews and a project each semester.',
      href: '/placement',
      link: 'How placement works',
    },
  ],
};
