/** Control names that all forms share. */

/** The UUID of an attempt; a repeated request carries the same one (docs/product/forms.md#f1). */
export const idempotencyKeyControl = 'idempotencyKey';
/** Off-screen control that people leave empty. No form filler or password manager knows the name. */
export const honeypotControl = 'leaveBlank';
/** The honeypot's name in pages that were loaded before its renaming. */
export const formerHoneypotControl = 'homepage';
/** Asked for only after a post that fills in the honeypot (docs/product/forms.md#f1). */
export const personControl = 'filledInBy';
/** The value by which a visitor confirms that no program filled in the form. */
export const personValue = 'person';
