import { group, list, type ValueOf } from './groups.ts';
import { text } from './single-values.ts';

const question = text(10, 120);
/** The questions of the feedback form (docs/product/forms.md#f6). */
export const feedbackSchema = group({
  questions: group({
    q1: question,
    q2: question,
    q3: question,
    q4: question,
    q5: question,
    q6: question,
    q7: question,
    q8: question,
  }),
  parts: list(text(5, 40), '').length(4), // the parts of question q3, in order
});
export type FeedbackContent = ValueOf<typeof feedbackSchema>;
