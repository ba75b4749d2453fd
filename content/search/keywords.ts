import type { Keyword } from '../schema/search.ts';

/**
 * The first keyword whose name contains the search text, of at least two characters, is the best match. Backgrounds are
 * names of drawings in public/art.
 */
export const keywords: readonly Keyword[] = [
  {
    name: 'python',
    background: 'courses/python',
    suggestions: ['python-programming', 'web-development', 'cpism', 'hdse', 'adse'],
  },
  {
    name: 'js',
    background: 'courses/website-development',
    suggestions: ['web-development', 'react', 'angular', 'mean', 'mern'],
  },
  {
    name: 'jquery',
    background: 'courses/responsive-web-design',
    suggestions: ['web-development', 'web-designing', 'cpism'],
  },
  {
    name: 'javascript',
    background: 'courses/mern-stack',
    suggestions: ['web-development', 'react', 'angular', 'mern', 'mean'],
  },
  {
    name: 'html',
    background: 'courses/website-designing',
    suggestions: ['web-designing', 'web-development', 'cpism', 'hdse'],
  },
  {
    name: 'css',
    background: 'courses/cms',
    suggestions: ['web-designing', 'web-development', 'cpism'],
  },
  {
    name: 'angular',
    background: 'courses/angular',
    suggestions: ['angular', 'mean', 'web-development', 'adse'],
  },
  {
    name: 'react',
    background: 'courses/react',
    suggestions: ['react', 'mern', 'web-development', 'adse'],
  },
  {
    name: 'website',
    background: 'courses/asp-net-core',
    suggestions: ['web-designing', 'web-development', 'cpism', 'hdse', 'adse'],
  },
  {
    name: 'bootstrap',
    background: 'courses/php-and-laravel-web-development',
    suggestions: ['web-designing', 'web-development', 'cpism'],
  },
];
