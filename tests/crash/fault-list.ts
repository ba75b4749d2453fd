const addPath = 'Attendee/Add';
const mailPath = 'Attendee/SendEmail';
const onBothCalls = (fault: Record<string, unknown>) => [
  { ...fault, path: addPath },
  { ...fault, path: mailPath },
];

/** All faults of the embedded backend (tests/support/backend/faults.ts). */
export const faults: readonly Record<string, unknown>[] = [
  ...onBothCalls({ kind: 'error', status: 500 }),
  ...onBothCalls({ kind: 'error', status: 502 }),
  ...onBothCalls({ kind: 'error', status: 504 }),
  ...onBothCalls({ kind: 'error', status: 503, headers: { 'retry-after': '1' } }),
  ...onBothCalls({ kind: 'error', status: 429, headers: { 'retry-after': '1' } }),
  ...onBothCalls({ kind: 'drop' }),
  ...onBothCalls({ kind: 'commit-then-drop' }),
  ...onBothCalls({ kind: 'truncated' }),
  ...onBothCalls({ kind: 'not-json' }),
  ...onBothCalls({ kind: 'encoded' }),
  ...onBothCalls({ kind: 'redirect' }),
  ...onBothCalls({ kind: 'oversized' }),
  ...onBothCalls({ kind: 'delay', ms: 1_500 }),
  { kind: 'no-id', path: addPath },
  { kind: 'response', path: addPath, body: '{"id":"not-a-guid"}' },
  { kind: 'half-open', path: addPath },
  { kind: 'hang', path: addPath },
  { kind: 'hang', path: mailPath },
];

/** The attendee is added and the response lost. */
export const lostResponse = { kind: 'commit-then-drop', path: addPath };
