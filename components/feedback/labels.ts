import { feedbackControl, type TextField } from '@/lib/shared/feedback/fields';
import type { QuestionsProps } from './Questions';

/** Names of the five text fields. */
export const fieldLabels = {
  centreId: 'Centre',
  studentName: 'Student name',
  enrollmentNo: 'Enrolment number',
  faculty: 'Faculty',
  batchCode: 'Batch code',
} as const satisfies Readonly<Record<TextField, string>>;

/**
 * Labels of all questions. The specified error messages do not name their field, so the error summary adds the label.
 */
export const labelsOf = (questions: QuestionsProps['questions'], parts: readonly string[]) => ({
  ...Object.fromEntries(Object.entries(fieldLabels).map(([field, label]) => [feedbackControl(field), label])),
  ...Object.fromEntries(Object.keys(questions).map((name) => [name, `Question ${name.slice(1)}`])),
  ...Object.fromEntries(parts.map((part, index) => [`q3o${index + 1}`, `Question 3, ${part}`])),
});
