import type { SimilarCourses } from '../schema/course-facts.ts';

/** Courses with similar names, and how they differ. Where a course has details on a page, these name the others. */
export const similarCourses: readonly SimilarCourses[] = [
  {
    subject: 'Python',
    courses: [
      { course: 'python', differs: 'your first programs, with files and a database' },
      { course: 'python-django', differs: 'web applications with a database' },
    ],
  },
  {
    subject: 'PHP',
    courses: [
      { course: 'php-laravel-mysql', differs: 'from the first web page to a shop that is online' },
      { course: 'php-and-laravel-web-development', differs: 'if you already know HTML and CSS' },
    ],
  },
  {
    subject: 'ASP.NET',
    courses: [
      { course: 'asp-net', differs: 'a first web application' },
      { course: 'asp-net-core', differs: 'secure applications, interfaces and publishing' },
    ],
  },
  {
    subject: 'web design',
    courses: [
      { course: 'website-designing', differs: 'design a site, then build it' },
      { course: 'responsive-web-design', differs: 'layout for every screen, and a first look at JavaScript' },
      { course: 'website-development', differs: 'the server and the database behind a site' },
    ],
  },
  {
    subject: 'marketing',
    courses: [
      { course: 'social-media-marketing', differs: 'posts and adverts on social media' },
      { course: 'digital-marketing-with-seo', differs: 'a first campaign on search and social media' },
      { course: 'digital-marketing-and-seo', differs: 'with email, video and conversions' },
      { course: 'digital-marketing', differs: 'after intermediate, with a report every week' },
    ],
  },
  {
    subject: 'data',
    courses: [
      { course: 'power-bi', differs: 'reports in Power BI' },
      { course: 'tableau', differs: 'dashboards in Tableau' },
      { course: 'data-analysis', differs: 'cleaning and querying data' },
      { course: 'data-analytics', differs: 'Excel, SQL, Power BI and statistics together' },
      { course: 'data-science', differs: 'forecasts with Python, after intermediate' },
    ],
  },
  {
    subject: 'AI',
    courses: [
      { course: 'ai-for-everyone', differs: 'AI at work, without programming' },
      { course: 'prompt-engineering', differs: 'better questions to language models' },
      { course: 'chat-gpt-for-developers', differs: 'language models in your own programs' },
      { course: 'generative-ai', differs: 'assistants and search, from start to finish' },
      { course: 'ai-and-ml', differs: 'machine learning with Python and statistics' },
    ],
  },
  {
    subject: 'English',
    courses: [
      { course: 'spoken-english', differs: 'speaking only, for interviews and calls' },
      { course: 'beginners', differs: 'the first of {englishLevels} levels, with reading and writing' },
    ],
  },
];
