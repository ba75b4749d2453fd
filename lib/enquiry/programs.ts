import type { EnquiryCode } from '../content/courses.ts';

/**
 * The programs of an enquiry, with the specification's names (docs/product/forms.md#f4). In the form '0' means none chosen.
 */
export const programs: readonly { code: EnquiryCode; label: string }[] = [
  { code: 'ACCP-AI', label: 'ACCP AI' },
  { code: 'HDSE', label: 'Intermediate Equivalent' },
  { code: 'STC', label: 'Short Term Course' },
  { code: 'ACNS', label: 'Hardware & Networking' },
  { code: 'ENGLISH', label: 'English Language' },
];
