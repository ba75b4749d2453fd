import type { Semester } from '../../schema/courses.ts';

export const dism: Semester = {
  slug: 'dism',
  label: 'DISM',
  title: 'Data and the server',
  summary:
    'You design a database, write programs on the server and combine them in an application with log-in and administration.',
  objectives: [
    'Turn a form on paper into tables that fit together',
    'Ask a database precise questions in SQL',
    'Write server programs in PHP and keep them readable',
    'Protect an application against common attacks',
    'Plan work in a small team and keep to the plan',
  ],
  modules: [
    { title: 'Database design', text: 'Entities, keys, relations, normal forms, from interviews to tables.' },
    { title: 'SQL with MySQL', text: 'Select, join, group, transactions, indexes, backup.' },
    { title: 'PHP programming', text: 'Functions, classes, sessions, files, errors.' },
    { title: 'Laravel', text: 'Routes, views, models, validation, authentication.' },
    { title: 'XML and JSON', text: 'Exchange data with other systems and check what arrives.' },
    { title: 'Web security basics', text: 'Injection, scripting, passwords, sessions, uploads.' },
    {
      title: 'AI at work',
      text: 'Let a model write queries and tests, and review them like a colleague’s.',
    },
  ],
  project:
    'A web application with roles, reports and an administration area, such as an online shop, a clinic or a library.',
  jobProfiles: [
    'PHP developer',
    'Laravel developer',
    'WordPress developer',
    'Database assistant',
    'Freelance web developer',
  ],
  workshops: [
    { title: 'Reading code', text: 'Find your way in a project that others wrote.' },
    { title: 'Freelancing', text: 'A profile, a proposal, a price and a contract.' },
    { title: 'Speaking with clients', text: 'Listen, repeat, write down, confirm.' },
  ],
  technologies: [
    { name: 'PHP', icon: 'php' },
    { name: 'Laravel', icon: 'laravel' },
    { name: 'MySQL', icon: 'mysql' },
    { name: 'JSON', icon: 'json' },
    { name: 'Composer', icon: 'composer' },
    { name: 'WordPress', icon: 'wordpress' },
    { name: 'GitHub', icon: 'github' },
    { name: 'Postman', icon: 'postman' },
  ],
};
