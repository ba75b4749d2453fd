import { plural } from '../util/text.ts';
import { minLengths, type FormName } from './fields.ts';

/**
 * Error messages of the registration forms, verbatim from docs/product/forms.md#f11, #f12 and
 * docs/product/choices.md#c34; for photos see photo/photo-rules.ts, for too long texts forms/rules.ts.
 */
export const registrationMessages = {
  firstNameRequired: 'First name is required',
  firstNameShort: `First name must be at least ${minLengths.name} characters`,
  lastNameRequired: 'Last name is required',
  lastNameShort: `Last name must be at least ${minLengths.name} characters`,
  nameRefused: 'Please enter your name as it should appear on the pass',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Invalid phone number',
  phoneShort: `Phone number must be at least ${minLengths.phone} digits`,
  userTypeRequired: 'Please select who you are',
  userTypeInvalid: 'Please select a valid option',
  organizationRequired: 'Organization is required',
  designationRequired: 'Designation is required',
  webAddress: 'Please enter this without a web address',
  studentTypeRequired: 'Please select student type',
  universityRequired: 'University/School is required',
  studentIdRequired: 'Student ID is required',
  centreNameRequired: 'Centre name is required',
  // The specification's words: the control is named `university` (docs/product/choices.md#c19).
  sessionRequired: 'Please select an university',
  cityRequired: 'City is required',
  cityShort: `Min ${minLengths.city} characters`,
  instituteRequired: 'Institute name is required',
} as const;

/** Advice by error message; a field shows the advice after the message. */
export const registrationErrorAdvice = {
  'Invalid email address': 'Like name@example.com',
  'Invalid phone number': 'Only digits and +',
  'Please select an university': 'Choose a session',
  'Please select a valid option': 'Choose one of these',
} satisfies { [message in (typeof registrationMessages)[keyof typeof registrationMessages]]?: string };

/** The message for characters that the pass cannot show; it names at most three of them. */
export function undrawableSentence(characters: readonly string[]): string {
  const named = characters.slice(0, 3).map((character) => `“${character}”`);
  return `The pass cannot show ${named.join(', ')}${characters.length > 3 ? ' and others' : ''}. Please use other characters.`;
}

export const replyTimeSentence = ({ answerDays = 0 }: { answerDays?: number | undefined }): string =>
  `We’ll reply by email within ${plural(answerDays, 'working day')}.`;

export const referenceSentence = (reference: string): string =>
  `Your reference is ${reference}. Quote it if you contact us about your application.`;

/** The message for a person or mailbox at an hourly or daily limit; its text in square brackets links to /pass. */
export const limitedSentence = (form: FormName, helpline: string, again: 'in an hour' | 'tomorrow'): string =>
  `There were too many registrations or emails for this address, so we did not send another. ${
    form === 'vip'
      ? 'Already applied? Our team will reply by email.'
      : `Already registered? Check your inbox and spam folder, or [send my pass again] ${again}.`
  } Not yet? Please try again ${again}, or call ${helpline}.`;

/** Messages after submission, from docs/product/forms.md#f15; `savedVip` is `saved` for an application. */
export const resultMessages = {
  visitor: 'Registration successful! Pass has been emailed and downloaded.',
  vip: 'Thank you for your registration. Your submission has been successfully received and is currently under review by our team. Upon approval, you will receive a confirmation email along with your VIP e-Pass.',
  conference:
    'Registration completed successfully. Your conference pass has been sent to your email and also downloaded.',
  mailDelayed: 'Your email is on its way. You can also get your pass here.',
  finishing: 'We have your registration and are finishing it. We’ll email your pass.',
  finishingVip:
    'We have your application and are confirming it. Our team then reviews it and emails you the decision.',
  saved:
    'Your registration is saved. Our registration system does not answer at the moment. We email your pass to {email} as soon as it answers.',
  savedVip:
    'Your application is saved. Our registration system does not answer at the moment. Our team gets it as soon as that system answers.',
  unconfirmed: 'We could not confirm your registration yet. Our team will check and email you.',
  already: 'You are already registered. We have sent your pass to your email again.',
  failed: 'Registration failed. Please try again.',
} as const;
