import type { CourseNames } from './schema/search.ts';

/**
 * Other names that centres use for classes of our courses, as the backend sends them: codes, short forms, spellings. A
 * course's title, its slug and the semesters of the diplomas need no line here. Letter case, punctuation, `&` or `and`,
 * `I` or `1` make no difference. A class with an unknown name is shown without course, fee and link.
 */
export const courseNames: readonly CourseNames[] = [
  {
    course: 'adse',
    names: ['ACCP', 'ACCP AI', 'ACCP Prime', 'ADSE with AI', 'Software Engineering with AI'],
  },
  {
    course: 'hdse',
    names: [
      'Higher Diploma in Software Engineering',
      'HDSE Intermediate',
      'HDSE with Intermediate',
      'Intermediate Equivalent',
    ],
  },
  { course: 'generative-ai', names: ['GenAI', 'ACN Pro Gen AI', 'ACNP GAI'] },
  { course: 'ai-and-ml', names: ['AIML', 'AI ML', 'Artificial Intelligence and Machine Learning'] },
  { course: 'data-science', names: ['ACN Pro Data Science', 'Datascience'] },
  { course: 'digital-marketing', names: ['ACN Pro Digital Marketing', 'DM'] },
  {
    course: 'cybersecurity-and-digital-forensics',
    names: ['Cybersecurity', 'Cyber Security', 'Cyber Security and Forensics', 'Digital Forensics'],
  },
  { course: 'php-laravel-mysql', names: ['PHP', 'PHP Laravel', 'Laravel'] },
  { course: 'python-django', names: ['Python Django', 'Django'] },
  { course: 'mern-stack', names: ['MERN', 'MERN Stack'] },
  { course: 'asp-net-core', names: ['ASP NET Core', 'C# ASP.NET', 'DotNet', 'Dot Net'] },
  { course: 'flutter-apps', names: ['Flutter', 'Mobile Apps', 'Mobile App Development'] },
  { course: 'graphic-design-and-video', names: ['Graphic Design', 'Graphic Designing', 'Video Editing'] },
  { course: 'data-analytics', names: ['Data Analytics with Power BI', 'Data Analysis with Power BI'] },
  { course: 'digital-marketing-and-seo', names: ['SEO'] },
  { course: 'website-designing', names: ['Web Designing', 'Web Design'] },
  { course: 'website-development', names: ['Web Development'] },
  { course: 'office-automation', names: ['MS Office', 'OA', 'Data Entry'] },
  { course: 'social-media-marketing', names: ['SMM', 'Social Media'] },
  { course: 'amazon-fba-virtual-assistant', names: ['Amazon', 'Amazon FBA', 'Amazon VA', 'FBA'] },
  { course: 'chat-gpt-for-developers', names: ['ChatGPT', 'Chat GPT'] },
  { course: 'php-and-laravel-web-development', names: ['PHP and Laravel'] },
  { course: 'python', names: ['Python with AI', 'Python AI', 'Python Programming'] },
  { course: 'advanced-excel', names: ['Excel', 'MS Excel'] },
  { course: 'technology-camp', names: ['Summer Camp', 'Tech Camp'] },
  { course: 'gen-ai-camp', names: ['Gen AI Camp'] },
  { course: 'beginners', names: ['English Beginner', 'English Level 1', 'EL Beginners'] },
  { course: 'pre-intermediate', names: ['English Level 2', 'EL Pre Intermediate'] },
  { course: 'intermediate', names: ['English Level 3', 'EL Intermediate'] },
  { course: 'upper-intermediate', names: ['English Level 4', 'EL Upper Intermediate'] },
];
