import { object, string, ValidationError, type StringSchema } from 'yup';
import {
  longestText,
  normaliseFeedback,
  questions,
  scaleOf,
  scales,
  textFields,
  type FeedbackFields,
  type Question,
} from './fields.ts';
import { messages as say } from './messages.ts';

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const text = () =>
  string()
    .required(say.required)
    .test('length', say.long, (value) => [...(value ?? '')].length <= longestText);

/** q8 alone may stay at "Select": spec.md 5.3 leaves it out of the list of questions that must not be 0. */
function answer(name: Question): StringSchema<string | undefined> {
  const values = scales[scaleOf[name]].map((_, index) => String(index + 1));
  const allowed = name === 'q8' ? [...values, '0', ''] : values;
  return string().test('answer', say.select, (value) => allowed.includes(value ?? ''));
}

/** The one schema of the feedback form (spec.md 5.3), for browser and server. Values must come from `normaliseFeedback`. */
const feedbackSchema = object({
  ...Object.fromEntries(textFields.map((name) => [name, text()])),
  ...Object.fromEntries(questions.map((name) => [name, answer(name)])),
  centresId: string()
    .required(say.required)
    .test('centre', say.required, (value) => guid.test(value)),
});

/** Sentences by control name, empty when all is well. Synchronous, without side effects. */
export function checkFeedback(fields: FeedbackFields): Readonly<Record<string, string>> {
  try {
    feedbackSchema.validateSync(fields, { abortEarly: false, strict: true });
    return {};
  } catch (problem) {
    if (!(problem instanceof ValidationError)) throw problem;
    return Object.fromEntries(problem.inner.toReversed().map((error) => [error.path ?? '', error.message]));
  }
}

/** The rules as the form kit takes them: raw text in, sentences out. */
export const feedbackRules = (raw: Readonly<Record<string, string>>) => checkFeedback(normaliseFeedback(raw));
