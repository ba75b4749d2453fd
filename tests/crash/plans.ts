const add = 'Attendee/Add';
const mail = 'Attendee/SendEmail';
const both = (fault: Record<string, unknown>) => [
  { ...fault, path: add },
  { ...fault, path: mail },
];

/** All faults of the embedded backend (tests/support/backend/faults.ts). */
export const faults: readonly Record<string, unknown>[] = [
  ...both({ kind: 'error', status: 500 }),
  ...both({ kind: 'error', status: 502 }),
  ...both({ kind: 'error', status: 504 }),
  ...both({ kind: 'error', status: 503, headers: { 'retry-after': '1' } }),
  ...both({ kind: 'error', status: 429, headers: { 'retry-after': '1' } }),
  ...both({ kind: 'drop' }),
  ...both({ kind: 'commit-then-drop' }),
  ...both({ kind: 'truncated' }),
  ...both({ kind: 'not-json' }),
  ...both({ kind: 'encoded' }),
  ...both({ kind: 'redirect' }),
  ...both({ kind: 'oversized' }),
  ...both({ kind: 'delay', ms: 1_500 }),
  { kind: 'no-id', path: add },
  { kind: 'response', path: add, body: '{"id":"not-a-guid"}' },
  { kind: 'half-open', path: add },
  { kind: 'hang', path: add },
  { kind: 'hang', path: mail },
];

/** The attendee is added and the response lost. */
export const lostResponse = { kind: 'commit-then-drop', path: add };
