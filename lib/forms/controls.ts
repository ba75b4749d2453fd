/** Controls that every form has beside its questions, named as on the wire. */

/** A UUID for one attempt: sending it again is the same attempt. */
export const keyControl = 'idempotencyKey';
/** Off-screen control that people leave empty; a value in it is answered with a normal success (docs/product/forms.md#f1). */
export const honeypotControl = 'homepage';
