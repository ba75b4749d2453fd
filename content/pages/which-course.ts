export const words = {
  heading: 'Which course suits me?',
  lead: 'Answer what you can, and we’ll show the courses you can start now.',
  done: 'What have you studied so far?',
  likes: 'What are you interested in?',
  length: 'How long should the course be?',
  when: 'When?',
  city: 'Where?',
  whenNote: 'No centre teaches on Sundays.',
  anyCity: 'In any city',
  show: 'Show courses',
  change: 'Change your answers',
  enquiryLink: 'Ask a counsellor',
};
