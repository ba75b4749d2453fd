import type { Semester } from '../../schema/courses.ts';

export const cpism: Semester = {
  slug: 'cpism',
  label: 'CPISM',
  title: 'Foundations: the web page',
  summary:
    'You learn how a computer follows instructions and build your first responsive website. No programming experience needed.',
  objectives: [
    'Explain what happens between typing an address and seeing a page',
    'Solve small problems step by step and write the steps as a program',
    'Build pages that work on a phone and on a wide screen',
    'Make a page react to the person who uses it',
    'Use an AI assistant to learn, and check what it says',
  ],
  modules: [
    {
      title: 'Computer fundamentals and internet',
      text: 'Files, operating systems, networks, browsers, safe passwords.',
    },
    {
      title: 'Logic building and elementary programming in C',
      text: 'Conditions, loops, arrays, functions, reading an error message.',
    },
    { title: 'HTML and CSS', text: 'Structure, forms, type, colour, flexbox, grid.' },
    { title: 'Bootstrap and responsive design', text: 'Breakpoints, components, pictures that load fast.' },
    { title: 'JavaScript and jQuery', text: 'Events, the page as objects, form checks, small animations.' },
    { title: 'Interface design', text: 'Sketches, wireframes and a clickable prototype in Figma.' },
    {
      title: 'AI primer',
      text: 'What a model is, how to ask it a question, how to spot a wrong answer.',
    },
  ],
  project:
    'A responsive website for a real shop, school or club near you: planned, designed, built and published in a team of three or four.',
  jobProfiles: [
    'Junior web designer',
    'HTML and CSS developer',
    'Website content assistant',
    'IT support trainee',
  ],
  workshops: [
    { title: 'Learning to learn', text: 'Notes, questions and a weekly plan that fits college or work.' },
    { title: 'Git on the first day', text: 'Keep every version of your work and show it to others.' },
    { title: 'Show your work', text: 'Five minutes, three slides, one demonstration.' },
  ],
  technologies: [
    { name: 'HTML5', icon: 'html5' },
    { name: 'CSS', icon: 'css' },
    { name: 'JavaScript', icon: 'javascript' },
    { name: 'jQuery', icon: 'jquery' },
    { name: 'Bootstrap', icon: 'bootstrap' },
    { name: 'C', icon: 'c' },
    { name: 'Figma', icon: 'figma' },
    { name: 'Git', icon: 'git' },
  ],
};
