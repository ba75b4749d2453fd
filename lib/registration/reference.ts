/**
 * The reference of a VIP application, `VIP-3F2504E0`: the first eight digits of its idempotency key, so that the applicant,
 * the page and `npm run outbox -- find` know it without another column.
 */
export const referenceOf = (key: string): string => `VIP-${key.slice(0, 8).toUpperCase()}`;

const form = /^VIP-([0-9A-F]{8})$/i;

/** Whether a text has the format of a reference; checked before it is shown or looked up. */
export const isReference = (text: string): boolean => form.test(text);

/** The digits with which the key of an application of this reference begins. */
export const keyStartOf = (reference: string): string => form.exec(reference)?.[1]?.toLowerCase() ?? '';
