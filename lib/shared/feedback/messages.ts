/**
 * All messages of the feedback form: the first two verbatim from docs/product/forms.md#f8, the rest from
 * docs/product/choices.md#c7.
 */
export const feedbackMessages = {
  required: 'This field is required...',
  select: 'Please select a value...',
  thanks: 'Thank you. Your feedback is saved and goes to the head office.',
  failed: 'Your feedback was not saved. Your answers are still here. Please try again.',
  limited:
    'Too much feedback came from your network just now. Your answers are still here. Please try again later.',
} as const;
