/** Durations in milliseconds, and the days for which a pass is kept. */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Days after registering for which the answers and the pass link are kept, and the pass can be sent again. */
export const passKeptDays = 30;
