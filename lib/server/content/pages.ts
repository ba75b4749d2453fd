import { withFacts } from './facts.ts';
import * as pages from './page-words.ts';

/** The words of a page from content/pages: heading, lead and the rest. */
export const getWords = <Page extends keyof typeof pages>(page: Page): Readonly<(typeof pages)[Page]> =>
  withFacts(pages[page]);

/** The file with most of a page's text, below content/, by page path. */
const files: Readonly<Record<string, string>> = {
  '/': 'home',
  '/about': 'about',
  '/feedback': 'feedback',
  '/courses': 'courses/categories',
  '/courses-adse': 'courses/adse',
  '/courses-hdse': 'courses/hdse',
  '/courses-sp': 'courses/smart-pro',
  '/courses-sc': 'courses/short-courses',
  '/courses-lg': 'courses/english',
  '/courses-details': 'courses/stand-alone',
  '/short-courses': 'courses/short-course-cards',
  '/aptech-technology-camp': 'courses/technology-camp',
  '/which-course': 'which-course',
  '/locations': 'centres',
  '/centre-page': 'centres',
  '/centre': 'centres',
  '/aptech-vision-vistor': 'events',
  '/aptech-vision-vip': 'events',
  '/aptech-vision-conference-pass': 'events',
  '/FreeLancersAward': 'awards',
  '/VisionaryAwards': 'awards',
  '/affiliations': 'affiliations',
  '/partner': 'partner',
  '/alumni': 'alumni',
  '/placement': 'placement',
  '/Research-and-Development': 'research',
  '/transcript-varification': 'certificates',
  '/career': 'career',
  '/faq': 'faq',
  '/search': 'search/popular',
  '/terms': 'policies',
  '/privacy': 'policies',
  '/profanity-policy': 'policies',
};

/** The content file to edit for a page, by path without query. Defaults to the page's words. */
export const contentFileOf = (path: string): string => `content/${files[path] ?? `pages${path}`}.ts`;
