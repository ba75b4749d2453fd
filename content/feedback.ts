import type { FeedbackContent } from './schema/feedback.ts';

/** The texts of the questions; their answers (Every Class, Yes, Excellent …) are in lib/shared/feedback/fields.ts. */
export const feedback: FeedbackContent = {
  questions: {
    q1: 'Do your classes begin and end on time?',
    q2: 'Is the course taught in the order of the course plan?',
    q3: 'How do you rate your faculty?',
    q4: 'How do you rate the books, slides and exercises?',
    q5: 'Do you have a working computer to yourself in the lab?',
    q6: 'Does your faculty check your exercises and explain mistakes?',
    q7: 'Are tests and assignments held on the announced dates?',
    q8: 'What happens when you report a problem with the lab or the centre?',
  },
  parts: ['Knowledge of the subject', 'Communication', 'Punctuality', 'Handling of questions'],
};
