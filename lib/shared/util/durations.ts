/** Durations in milliseconds, and the number of days for which a pass is stored. */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Days after registering until the answers and the pass link are deleted; until then the pass can be sent again. */
export const passKeptDays = 30;
