/** UUID of an attempt to submit a form; a retry sends the same one (docs/product/forms.md#f1). */
export const idempotencyKeyControl = 'idempotencyKey';
/** Honeypot: an off-screen control that people leave empty, with a name that no usual question of a form has. */
export const honeypotControl = 'leaveBlank';
/** Radio button that is shown only after a post that filled the honeypot (docs/product/forms.md#f1). */
export const personControl = 'filledInBy';
/** The value of that radio button, by which a visitor confirms that no program filled in the form. */
export const personValue = 'person';
