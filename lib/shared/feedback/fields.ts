import { cleanText } from '../util/text.ts';

/**
 * The feedback form's fields (docs/product/forms.md#f6; q3 has four parts, docs/product/choices.md#c6) and the scales
 * of its questions. A scale's values are its positions from 1; 0 is the "Select" at the top of each list.
 */
export const scales = {
  often: ['Every Class', 'Most of the classes', 'Rarely', 'Never'],
  yesNo: ['Yes', 'No'],
  grade: ['Excellent', 'Good', 'Average', 'Fair'],
  issues: [
    'No issues',
    'Issues reported and resolved in reasonable time',
    'Issue resolution is delayed',
    'Not resolved',
  ],
} as const;

export const scaleByQuestion = {
  q1: 'often',
  q2: 'yesNo',
  q3o1: 'grade',
  q3o2: 'grade',
  q3o3: 'grade',
  q3o4: 'grade',
  q4: 'grade',
  q5: 'yesNo',
  q6: 'often',
  q7: 'yesNo',
  q8: 'issues',
} as const satisfies Readonly<Record<string, keyof typeof scales>>;
export type Question = keyof typeof scaleByQuestion;
export const feedbackQuestions = Object.keys(scaleByQuestion) as readonly Question[];
/** A question as it is asked: q3 with all its parts. */
export type AskedQuestion = Exclude<Question, `q3o${number}`> | 'q3';

export const textFields = ['centreId', 'studentName', 'enrollmentNo', 'faculty', 'batchCode'] as const;
export type FeedbackTextField = (typeof textFields)[number];

type FeedbackField = FeedbackTextField | Question;
const feedbackFields: readonly FeedbackField[] = [...textFields, ...feedbackQuestions];
/** The name of a field's control; the specification spells the centre's in the plural. */
export const feedbackControl = (field: string): string => (field === 'centreId' ? 'centresId' : field);
export const feedbackControls: readonly string[] = feedbackFields.map(feedbackControl);
/** Text by field name; '' if missing. */
export type FeedbackFields = Readonly<Record<FeedbackField, string>>;

/** The initial value of each question is 1, as the specification asks. */
export const initialAnswers: Readonly<Record<string, string>> = Object.fromEntries(
  feedbackQuestions.map((name) => [name, '1']),
);

/** Maximum code points of a typed answer; the specification sets no limit. */
export const maxLengths = { text: 80 } as const;

/** Cleans the submitted values, by control name, to one line each. Ignores unknown names; never throws. */
export function normaliseFeedback(raw: Readonly<Record<string, unknown>>): FeedbackFields {
  const readText = (control: string) => cleanText(Object.hasOwn(raw, control) ? raw[control] : '');
  return Object.fromEntries(
    feedbackFields.map((name) => [name, readText(feedbackControl(name))]),
  ) as FeedbackFields;
}

/**
 * JSON body of a 201 from POST /api/feedback. Errors (a 4xx or 5xx status) have the body of `errorResponse` in
 * lib/server/requests/responses.ts; a 400 for invalid answers has `errors` by control name.
 */
export type FeedbackReply = { kind: 'saved'; id: string; message: string };

/** Outcomes that the page shows after a post without JavaScript. */
export const feedbackOutcomes = { accepted: ['saved'], rejected: ['invalid', 'failed'] } as const;
