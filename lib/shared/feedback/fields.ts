import { cleanText } from '../util/text.ts';

/**
 * The feedback form's fields (docs/product/forms.md#f6; q3 in four parts, docs/product/choices.md#c6), and the scales of
 * its questions. A scale's values are its positions from 1; 0 is the "Select" at the top of every list.
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
type Scale = keyof typeof scales;

/** The scale of each question. */
export const scaleOf = {
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
} as const satisfies Readonly<Record<string, Scale>>;
export type Question = keyof typeof scaleOf;
export const questions = Object.keys(scaleOf) as readonly Question[];

export const textFields = ['centreId', 'studentName', 'enrollmentNo', 'faculty', 'batchCode'] as const;
export type TextField = (typeof textFields)[number];

type FeedbackField = TextField | Question;
const feedbackFields: readonly FeedbackField[] = [...textFields, ...questions];
/** The name that a field's control has in the form; it is fixed by docs/product/forms.md#f6. */
export const feedbackControl = (field: string): string => (field === 'centreId' ? 'centresId' : field);
/** The names of all controls of the feedback form. */
export const feedbackControls: readonly string[] = feedbackFields.map(feedbackControl);
/** Text by field name; '' when missing. */
export type FeedbackFields = Readonly<Record<FeedbackField, string>>;

/** The initial value of every question is 1 (docs/product/forms.md#f6). */
export const defaults: Readonly<Record<string, string>> = Object.fromEntries(
  questions.map((name) => [name, '1']),
);

/** Maximum code points of a cleaned text; the specification gives no limit. */
export const longestText = 80;

/**
 * The four parts of q3 may also come as one record, `{"q3": {"q3o1": 1, …}}`, its shape on the wire
 * (docs/product/choices.md#c6).
 */
function flattened(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const parts = Object.hasOwn(raw, 'q3') ? raw.q3 : undefined;
  return typeof parts === 'object' && parts !== null ? { ...parts, ...raw } : raw;
}

/** Cleans the submitted values, by control name, to one line each. Unknown names are ignored; never throws. */
export function normaliseFeedback(raw: Readonly<Record<string, unknown>>): FeedbackFields {
  const given = flattened(raw);
  const read = (control: string) => cleanText(Object.hasOwn(given, control) ? given[control] : '');
  return Object.fromEntries(
    feedbackFields.map((name) => [name, read(feedbackControl(name))]),
  ) as FeedbackFields;
}

/**
 * All messages of the feedback form: the first two verbatim from docs/product/forms.md#f8, the rest from
 * docs/product/choices.md#c7.
 */
export const feedbackMessages = {
  required: 'This field is required...',
  select: 'Please select a value...',
  long: 'Max 80 characters',
  thanks: 'Thank you. Your feedback is saved and goes to the head office.',
  failed: 'Your feedback was not saved. Your answers are still here. Please try again.',
  limited:
    'Too much feedback came from your network just now. Your answers are still here. Please try again later.',
} as const;

/**
 * JSON body of a 201 of POST /api/feedback. Errors (400 with `errors` by control name, 403, 413, 415, 422, 429, 503) have
 * the shape of lib/server/forms/form.ts.
 */
export type FeedbackReply = { kind: 'saved'; id: string; message: string };

/** Outcomes shown by the page after a post without JavaScript. */
const feedbackOutcomes = ['saved', 'invalid', 'failed', 'limited'] as const;
type FeedbackOutcome = (typeof feedbackOutcomes)[number];

/** The outcome in the address of the page, which may be any text; `failed` for an unknown one, undefined without one. */
export const feedbackOutcomeOf = (text: string | string[] | undefined): FeedbackOutcome | undefined =>
  text === undefined ? undefined : (feedbackOutcomes.find((outcome) => outcome === text) ?? 'failed');
