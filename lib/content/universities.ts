import { universities } from '../../content/universities.ts';

/** The last choice of the university select: the student types the name (docs/product/content.md#d13). */
export const otherUniversity = 'Other';

/** Names of the university select in the order shown, "Other" last. */
export const getUniversityChoices = (): readonly string[] => [
  ...universities.filter((name) => name !== otherUniversity),
  otherUniversity,
];
