/** Shown for every address, so that the response does not reveal who is registered (docs/product/registration.md#e14). */
export const resendSentence =
  'If a pass was made for this e-mail address, it is on its way there again. Please look in your spam folder too.';
