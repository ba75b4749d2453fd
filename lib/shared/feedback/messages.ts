/**
 * Messages of the feedback form, besides that for too long texts (lib/shared/forms/rules.ts): the first three verbatim
 * from docs/product/forms.md#f8, #f9, the others in our words. `limited`: nginx has refused the post with 429.
 */
export const feedbackMessages = {
  required: 'This field is required...',
  select: 'Please select a value...',
  thanks: 'Thank you. Your feedback is saved and goes to the head office.',
  failed: 'Your feedback was not saved. Your answers are still here. Please try again.',
  limited:
    'Too much feedback came from your network just now. Your answers are still here. Please try again later.',
} as const;
