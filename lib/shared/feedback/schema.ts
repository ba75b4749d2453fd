import { object } from 'yup';
import { maxLength, oneOf, required, errorsByControl, textRule } from '../forms/rules.ts';
import { guidOf } from '../util/values.ts';
import {
  feedbackControl,
  type FeedbackFields,
  maxLengths,
  normaliseFeedback,
  type Question,
  feedbackQuestions,
  scaleByQuestion,
  scales,
  textFields,
} from './fields.ts';
import { feedbackMessages } from './messages.ts';

/** The rule of a question. Only q8 may stay at "Select": the specification does not list it among the required ones. */
function answerRule(name: Question) {
  const values = scales[scaleByQuestion[name]].map((_, index) => String(index + 1));
  const allowed = name === 'q8' ? [...values, '0', ''] : values;
  return textRule(oneOf(allowed, feedbackMessages.select));
}

const typedText = textRule(required(feedbackMessages.required), maxLength(maxLengths.text));

/**
 * The schema of the feedback form (docs/product/forms.md#f8), for browser and server. Values must come from
 * `normaliseFeedback`.
 */
const feedbackSchema = object({
  ...Object.fromEntries(textFields.map((name) => [name, typedText])),
  ...Object.fromEntries(feedbackQuestions.map((name) => [name, answerRule(name)])),
  centreId: textRule((value) => (guidOf(value) ? undefined : feedbackMessages.required)),
});

/** Error messages by control name; empty when valid. */
export function checkFeedback(fields: FeedbackFields): Readonly<Record<string, string>> {
  return errorsByControl(feedbackSchema, fields, feedbackControl);
}

/** The validation function for the form components: raw text in, error messages out. */
export const feedbackRules = (raw: Readonly<Record<string, string>>) => checkFeedback(normaliseFeedback(raw));
