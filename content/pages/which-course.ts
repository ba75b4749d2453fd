export const words = {
  heading: 'Which course fits me?',
  lead: 'Answer what you know. We show what you can start now.',
  done: 'What have you studied so far?',
  likes: 'What do you like?',
  length: 'How long a course?',
  when: 'When?',
  city: 'Where?',
  noSundays: 'No centre teaches on Sundays.',
  anyCity: 'In any city',
  show: 'Show courses',
  change: 'Change your answers',
  askACounsellor: 'Ask a counsellor',
};
