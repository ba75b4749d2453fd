import { array, object, string, type InferType } from 'yup';
import { feedback } from '../../content/feedback.ts';
import { scaleOf, type Question } from './feedback-fields.ts';
import { text } from './shapes.ts';

const names = Object.keys(scaleOf).filter((name) => !name.startsWith('q3')) as Question[];

const question = object({
  /** The question's name on the wire; its scale is fixed in lib/content/feedback-fields.ts. */
  name: string()
    .strict()
    .oneOf(['q3', ...names], `must be one of ${['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8'].join(', ')}`)
    .required('is missing'),
  text: text(10, 120),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const feedbackContentSchema = object({
  questions: array(question).required('is missing').length(8, 'needs exactly 8 questions'),
  /** The four parts of q3, in order (docs/product/choices.md#c6). */
  parts: array(text(5, 40)).required('is missing').length(4, 'needs exactly 4 parts'),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** The texts of the feedback form's questions. */
export type FeedbackContent = InferType<typeof feedbackContentSchema>;

export const getFeedback = (): FeedbackContent => feedback;
