import { maxLengths } from './fields.ts';

/**
 * Messages of the enquiry, besides those for too long texts (lib/shared/forms/rules.ts): validation, `sent`,
 * `unconfirmed` and `failed` verbatim from docs/product/forms.md#f2, #f3, #f5; `later` is in our words.
 */
export const enquiryMessages = {
  phone: 'Mobile number is required',
  name: 'Name is required',
  email: 'Email is required',
  emailInvalid: 'Invalid email',
  course: 'Please select a program',
  cityId: 'Please select your city',
  centreId: 'Please select the nearest center',
  messageHint: `max: ${maxLengths.message} Characters`,
  sent: "We'll get in touch with you soon",
  later:
    'We have your enquiry. We’ll send it to the centre when our connection is back. You do not need to do anything.',
  unconfirmed: 'We could not confirm your enquiry yet. Our team will check it and contact you.',
  failed: 'Your enquiry was not sent. Your answers are saved on this device.',
} as const;

/** Advice by error message; a field shows the advice after the message. */
export const enquiryErrorAdvice = {
  'Invalid email': 'Like name@example.com',
} satisfies { [message in (typeof enquiryMessages)[keyof typeof enquiryMessages]]?: string };
