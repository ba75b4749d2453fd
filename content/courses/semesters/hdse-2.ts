import type { Semester } from '../../schema/courses.ts';

export const hdse2: Semester = {
  slug: 'hdse-2',
  label: 'HDSE II',
  title: 'Python, modern web and first models',
  summary:
    'One language in the browser and on the server, Python for data, and your first trained model. From this semester on, AI is a subject and not only a tool.',
  objectives: [
    'Build a full-stack application in JavaScript',
    'Load, clean and describe data in Python',
    'Train a model, measure it and say what it cannot do',
    'Choose between a relational and a document database',
    'Work in sprints with a board, a stand-up and a review',
  ],
  modules: [
    { title: 'Advanced JavaScript and TypeScript', text: 'Modules, promises, types, tooling.' },
    { title: 'React', text: 'Components, state, forms, routing, tests.' },
    { title: 'Node and Express', text: 'REST services, authentication, errors, logs.' },
    { title: 'MongoDB', text: 'Documents, indexes, aggregation.' },
    { title: 'Python and data', text: 'NumPy, pandas, charts, notebooks.' },
    {
      title: 'Introduction to machine learning',
      text: 'Regression, classification, training and test data, bias.',
    },
    { title: 'Agile project work', text: 'Stories, estimates, sprints, retrospectives.' },
  ],
  project:
    'A full-stack application with one feature that learns from data: a recommendation, a forecast or a classification.',
  jobProfiles: ['MERN stack developer', 'Front-end developer', 'Python developer', 'Junior data analyst'],
  workshops: [
    { title: 'Prompting for developers', text: 'Let a model draft code and tests. You stay responsible.' },
    { title: 'Hackathon', text: 'One day, one problem from a local organisation, one demonstration.' },
    { title: 'Interview session I', text: 'Technical questions on a whiteboard, with feedback.' },
  ],
  technologies: [
    { name: 'TypeScript', icon: 'typescript' },
    { name: 'React', icon: 'react' },
    { name: 'Node.js', icon: 'nodedotjs' },
    { name: 'Express', icon: 'express' },
    { name: 'MongoDB', icon: 'mongodb' },
    { name: 'Python', icon: 'python' },
    { name: 'pandas', icon: 'pandas' },
    { name: 'NumPy', icon: 'numpy' },
    { name: 'scikit-learn', icon: 'scikitlearn' },
    { name: 'Jupyter', icon: 'jupyter' },
  ],
};
