import type { QuestionsProps } from './Questions';

/** Names of the five text fields. */
export const fieldLabels = {
  centresId: 'Centre',
  studentName: 'Student name',
  enrollmentNo: 'Enrolment number',
  faculty: 'Faculty',
  batchCode: 'Batch code',
} as const;

/** The specified sentences are the same for every field, so the summary says which one it means. */
export const labelsOf = (questions: QuestionsProps['questions'], parts: readonly string[]) => ({
  ...fieldLabels,
  ...Object.fromEntries(questions.map(({ name }) => [name, `Question ${name.slice(1)}`])),
  ...Object.fromEntries(parts.map((part, index) => [`q3o${index + 1}`, `Question 3, ${part}`])),
});
