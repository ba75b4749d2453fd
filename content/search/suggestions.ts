import type { Suggestion } from '../schema/search.ts';

/** The suggestions to which content/search/keywords.ts refers. `detail` may be left out. */
export const suggestions: readonly Suggestion[] = [
  {
    slug: 'web-development',
    name: 'Web development',
    detail: 'Front end, back end and database: build sites that do something, from the first semester on.',
    img: 'courses/website-development',
  },
  {
    slug: 'web-designing',
    name: 'Web designing',
    detail: 'HTML, CSS, Bootstrap and interface design for pages that work on every screen.',
    img: 'courses/website-designing',
  },
  {
    slug: 'python-programming',
    name: 'Python programming',
    detail: 'Python for scripts, data and first machine learning models, in the fourth semester.',
    img: 'courses/python',
  },
  {
    slug: 'react',
    name: 'React',
    detail: 'Interfaces from components, with TypeScript, routing and tests.',
    img: 'courses/react',
  },
  {
    slug: 'angular',
    name: 'Angular',
    detail: 'The framework for large business applications, learned after JavaScript.',
    img: 'courses/angular',
  },
  {
    slug: 'mean',
    name: 'MEAN',
    detail: 'MongoDB, Express, Angular and Node: one language from browser to database.',
    img: 'courses/mern-stack',
  },
  {
    slug: 'mern',
    name: 'MERN',
    detail: 'MongoDB, Express, React and Node: one language from browser to database.',
    img: 'courses/mern-stack',
  },
  {
    slug: 'cpism',
    name: 'CPISM',
    detail: 'The first semester: HTML, CSS, JavaScript, Bootstrap and programming logic.',
    img: 'courses/responsive-web-design',
  },
  { slug: 'hdse', name: 'HDSE', img: 'courses/hdse' },
  { slug: 'adse', name: 'ADSE', img: 'courses/adse' },
];
