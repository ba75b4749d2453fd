/** Control names that all forms share, as on the wire. */

/** The UUID of an attempt; a repeated request carries the same one. */
export const keyControl = 'idempotencyKey';
/**
 * Off-screen control that people leave empty; a request that fills it in gets a normal success (docs/product/forms.md#f1).
 */
export const honeypotControl = 'homepage';
