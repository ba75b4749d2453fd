import { controlOf } from '@/lib/shared/feedback/fields';
import { messages } from './messages';
import type { QuestionsProps } from './Questions';

/** Names of the five text fields. */
export const fieldLabels = {
  centreId: messages.centre,
  studentName: messages.studentName,
  enrollmentNo: messages.enrolmentNumber,
  faculty: messages.faculty,
  batchCode: messages.batchCode,
} as const;

/** Labels of all questions: the specified error messages do not name their field, so the error summary adds the label. */
export const labelsOf = (questions: QuestionsProps['questions'], parts: readonly string[]) => ({
  ...Object.fromEntries(Object.entries(fieldLabels).map(([field, label]) => [controlOf(field), label])),
  ...Object.fromEntries(questions.map(({ name }) => [name, messages.question(name.slice(1))])),
  ...Object.fromEntries(parts.map((part, index) => [`q3o${index + 1}`, messages.thirdQuestion(part)])),
});
