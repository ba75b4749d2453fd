import { passKeptDays } from '../foundation/durations.ts';

/** Shown for every address, so that the response does not reveal who is registered (docs/product/registration.md#e14). */
export const resendSentence = `If you registered with this address in the last ${passKeptDays} days, we are sending your pass again. Please check your spam folder too.`;
