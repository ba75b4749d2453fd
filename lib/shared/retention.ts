import { dayMs, hourMs, minuteMs } from './util/durations.ts';
import { plural } from './util/text.ts';

/** Data (`what`) that is kept for `ms` after an event (`from`), then erased by `by`. */
type Retention = { what: string; ms: number; from: string; by: 'purge' | 'browser' | 'service worker' };

/**
 * How long personal data of forms and passes is kept; enquiries have the times of registrations. The purge and the
 * cookie read it, texts name it (`{photoKept}`), a test compares docs/registration.md and public/sw.js with it.
 */
export const retention = {
  photo: { what: 'photo', ms: dayMs, from: 'the first email', by: 'purge' },
  answers: { what: 'answers, email address, pass link', ms: 30 * dayMs, from: 'registering', by: 'purge' },
  record: { what: 'key, fingerprint, attendee id', ms: 90 * dayMs, from: 'registering', by: 'purge' },
  refused: { what: 'a registration that the backend refused', ms: dayMs, from: 'the refusal', by: 'purge' },
  resends: { what: 'who was emailed again, as digests', ms: dayMs, from: 'the email', by: 'purge' },
  feedback: { what: 'feedback', ms: 90 * dayMs, from: 'sending it', by: 'purge' },
  draft: { what: 'photo of a rejected form without JavaScript', ms: hourMs, from: 'the post', by: 'purge' },
  flash: { what: 'answers of such a form, in a cookie', ms: 10 * minuteMs, from: 'the post', by: 'browser' },
  passPage: { what: 'pass page on a device', ms: 30 * dayMs, from: 'opening it', by: 'service worker' },
} as const satisfies Readonly<Record<string, Retention>>;

/** A duration as texts name it: `30 days`, `24 hours`, `10 minutes`. */
export function durationText(ms: number): string {
  if (ms >= 2 * dayMs) return plural(ms / dayMs, 'day');
  return ms >= hourMs ? plural(ms / hourMs, 'hour') : plural(ms / minuteMs, 'minute');
}

/** How long each kind of data is kept, as texts name it: `30 days`. */
export const keptFor = Object.fromEntries(
  Object.entries(retention).map(([name, { ms }]) => [name, durationText(ms)]),
) as Readonly<Record<keyof typeof retention, string>>;
