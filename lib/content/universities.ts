import { universities } from '../../content/universities.ts';

/** The last option of the university select, with which the student types the name (docs/product/content.md#d13). */
export const otherUniversity = 'Other';

/** Names of the university select in the order shown, "Other" last. */
export const getUniversityChoices = (): readonly string[] => [
  ...universities.filter((name) => name !== otherUniversity),
  otherUniversity,
];
