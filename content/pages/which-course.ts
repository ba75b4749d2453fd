import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'which-course'> = {
  heading: 'Which course fits me?',
  lead: 'Three questions, at most two courses, and their next classes near you.',
  done: 'What have you done?',
  likes: 'What do you like?',
  when: 'When can you come?',
  city: 'Where?',
  choose: 'Please choose',
  anyTime: 'At any time',
  anyCity: 'In any city',
  show: 'Show what fits',
  fitting: 'What fits you',
  questionsLeft: 'Answer the first two questions, and the courses that fit you stand here.',
  askACounsellor: 'Ask a counsellor',
  allCourses: 'All courses',
};
