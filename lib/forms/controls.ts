/** Control names that all forms share. */

/** The UUID of an attempt; a repeated request carries the same one (docs/product/forms.md#f1). */
export const idempotencyKeyControl = 'idempotencyKey';
/**
 * Off-screen control that people leave empty; a request that fills it in gets a normal success (docs/product/forms.md#f1).
 */
export const honeypotControl = 'homepage';
