import type { EnquiryCode } from '../content/courses.ts';

/**
 * The programs one can ask about, with the specification's names (docs/product/forms.md#f4). '0' on the form means none
 * chosen.
 */
export const programs: readonly { code: EnquiryCode; label: string }[] = [
  { code: 'ACCP-AI', label: 'ACCP AI' },
  { code: 'HDSE', label: 'Intermediate Equivalent' },
  { code: 'STC', label: 'Short Term Course' },
  { code: 'ACNS', label: 'Hardware & Networking' },
  { code: 'ENGLISH', label: 'English Language' },
];
