import type { FeedbackContent } from '../lib/shared/schema/policies.ts';

/** The texts of the questions; their answers (Every Class, Yes, Excellent …) are fixed in lib/shared/feedback/fields.ts. */
export const feedback: FeedbackContent = {
  questions: [
    { name: 'q1', text: 'Do your classes begin and end on time?' },
    { name: 'q2', text: 'Is the course taught in the order of the course plan?' },
    { name: 'q3', text: 'How do you rate your faculty?' },
    { name: 'q4', text: 'How do you rate the books, slides and exercises?' },
    { name: 'q5', text: 'Do you have a working computer to yourself in the lab?' },
    { name: 'q6', text: 'Does your faculty check your exercises and explain mistakes?' },
    { name: 'q7', text: 'Are tests and assignments held on the announced dates?' },
    { name: 'q8', text: 'What happens when you report a problem with the lab or the centre?' },
  ],
  parts: ['Knowledge of the subject', 'Communication', 'Punctuality', 'Handling of questions'],
};
