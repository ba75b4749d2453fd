import type { Semester } from '../../schema/courses.ts';

export const hdse3: Semester = {
  slug: 'hdse-3',
  label: 'HDSE III',
  title: 'Mobile apps and the cloud',
  summary:
    'You build apps for phones and run software on servers that other people use. You finish the software part of the diploma with a large project.',
  objectives: [
    'Build a mobile app for Android and iPhone from one code base',
    'Run an application in the cloud and know what it costs',
    'Automate build, test and release',
    'Add a ready-made AI service to a product, safely',
    'Manage a project of three months in a team',
  ],
  modules: [
    { title: 'Flutter and Dart', text: 'Widgets, navigation, state, device features.' },
    { title: 'Firebase', text: 'Log-in, database, files, notifications.' },
    { title: 'Cloud fundamentals', text: 'Virtual machines, storage, networks, permissions, cost.' },
    { title: 'Linux and DevOps', text: 'Shell, containers, continuous integration, monitoring.' },
    { title: 'AI services', text: 'Text, speech and vision through an API. Limits and prices.' },
    { title: 'Cyber security essentials', text: 'Threats, updates, backups, what to do after an incident.' },
    { title: 'Project management', text: 'Scope, risks, plan, and telling people early.' },
  ],
  project:
    'A mobile app with a cloud back end for a client of your choice, released to test users and improved with their comments.',
  jobProfiles: [
    'Flutter developer',
    'Mobile app developer',
    'Cloud support associate',
    'Junior DevOps engineer',
  ],
  workshops: [
    { title: 'Publishing an app', text: 'Icons, texts, privacy form, review by the store.' },
    { title: 'Interview session II', text: 'A full interview with an employer, recorded and discussed.' },
    { title: 'Study skills for the board', text: 'Past papers, time in the examination, revision plan.' },
  ],
  technologies: [
    { name: 'Flutter', icon: 'flutter' },
    { name: 'Dart', icon: 'dart' },
    { name: 'Firebase', icon: 'firebase' },
    { name: 'Android', icon: 'android' },
    { name: 'Linux', icon: 'linux' },
    { name: 'Docker', icon: 'docker' },
    { name: 'GitHub Actions', icon: 'githubactions' },
    { name: 'Google Cloud', icon: 'googlecloud' },
  ],
};
