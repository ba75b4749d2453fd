import type { Semester } from '../../schema/courses.ts';

export const hdse1: Semester = {
  slug: 'hdse-1',
  label: 'HDSE I',
  title: 'Object thinking and enterprise software',
  summary:
    'You learn to model things as objects and build the kind of application that companies run for years, in C# and in Java.',
  objectives: [
    'Model a subject with classes, interfaces and relations',
    'Write programs in C# and Java and choose between them with reasons',
    'Build a web application with ASP.NET Core and SQL Server',
    'Find and fix bugs with a debugger and with tests',
    'Describe software before it is built, in words and diagrams',
  ],
  modules: [
    { title: 'Object-oriented programming in C#', text: 'Classes, interfaces, generics, collections, LINQ.' },
    { title: 'Java fundamentals', text: 'The language, exceptions, streams, files, threads in outline.' },
    { title: 'SQL Server', text: 'Views, procedures, triggers, permissions.' },
    { title: 'ASP.NET Core MVC', text: 'Controllers, views, Entity Framework, identity.' },
    { title: 'Data structures and algorithms', text: 'Lists, trees, maps, sorting, the cost of a loop.' },
    { title: 'Analysis and design', text: 'Use cases, UML, patterns that recur.' },
    { title: 'Testing', text: 'Unit tests, test data, and a bug report one can act on.' },
  ],
  project:
    'An application for a department, such as a hospital, a hostel or a transport office, with roles, reports and automatic tests.',
  jobProfiles: [
    '.NET developer',
    'Java developer (junior)',
    'Quality assurance tester',
    'Application support engineer',
  ],
  workshops: [
    { title: 'Clean code', text: 'Names, small functions, and deleting what is not needed.' },
    { title: 'Code review', text: 'Give and take comments without offending anyone.' },
    { title: 'CV and portfolio', text: 'Two pages and three projects that speak for you.' },
  ],
  technologies: [
    { name: 'C#' },
    { name: '.NET', icon: 'dotnet' },
    { name: 'Java', icon: 'openjdk' },
    { name: 'SQL Server' },
    { name: 'Entity Framework' },
    { name: 'NuGet', icon: 'nuget' },
    { name: 'JUnit', icon: 'junit5' },
    { name: 'GitHub', icon: 'github' },
  ],
};
