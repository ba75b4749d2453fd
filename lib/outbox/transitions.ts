/**
 * The states of a job and every way from one to another, as data. All statements that write a state are made from this table
 * (statements.ts), `npm run outbox -- states` prints it, and docs/registration.md shows it (transitions.test.ts compares).
 * States and columns bear their stored names, because older versions of the site work on the same rows during an update.
 */

/** Every state with its meaning and what happens next. */
export const states = {
  calling: [
    'a process is sending it',
    'ends with the answer; after its lease (30 s) it is `unknown`, because the process has died',
  ],
  unknown: [
    'the receiver may or may not have it',
    'the worker sends it again with the same key, for 24 hours',
  ],
  ready: ['certainly not sent, the caller was told', "the caller's retry; removed after 15 minutes"],
  added: ['the receiver has it; the delivery is due', 'the worker delivers it, for 72 hours'],
  done: ['finished', 'retention'],
  rejected: ['the receiver refused it, the caller was told', "the caller's retry; removed after a day"],
  attention: [
    'outcome unknown and not repeatable, or refused after the caller was told "accepted"',
    '**an operator decides**',
  ],
  mail_failed: ['not delivered after 72 hours', '**an operator decides**'],
} as const satisfies Readonly<Record<string, readonly [meaning: string, next: string]>>;
export type State = keyof typeof states;
export const allStates = Object.keys(states) as readonly State[];

/** States that wait for the worker (the index `registrations_due` covers these), and those that wait for an operator. */
export const waiting = ['calling', 'unknown', 'added'] as const satisfies readonly State[];
export const needsOperator = ['attention', 'mail_failed'] as const satisfies readonly State[];

/** Whether the receiver honours idempotency keys, and whether the operator named this one job. */
export type Condition = 'keys honoured' | 'keys ignored' | 'one job';

type Column =
  | 'tries'
  | 'attempt'
  | 'since'
  | 'next_at'
  | 'lease_until'
  | 'error'
  | 'attendee_id'
  | 'done'
  | 'resends'
  | 'fields'
  | 'photo'
  | 'token'
  | 'person'
  | 'mailbox';

export type Transition = {
  from: readonly (State | 'new')[];
  reason: string;
  to: State | 'same' | 'removed';
  /** `claimant`: whoever holds the latest claim; its writes name the claim's `tries` (the fence). */
  by: 'caller' | 'worker' | 'claimant' | 'operator' | 'retention';
  when?: Condition;
  /** Only a job whose lease is over can be claimed. */
  lease?: 'over';
  /** What is counted and set: SQL by column, with the parameters of the statement. */
  set?: Readonly<Partial<Record<Column, string>>>;
};

const sending = { tries: 'tries + 1', lease_until: ':sendLease' };
const released = { lease_until: '0', error: ':error' };
const ended = { since: ':now', ...released };
const due = { attempt: '0', since: ':now', next_at: ':now', lease_until: '0' };
const complete = {
  attendee_id: 'COALESCE(:reference, attendee_id)',
  done: 'COALESCE(done, :now)',
  lease_until: '0',
  error: 'NULL',
};
const erased = { fields: 'NULL', photo: 'NULL', token: 'NULL', person: 'NULL', mailbox: 'NULL' };

/**
 * States in which the answer to a send arrives: `attention` when the lease ended first and keys are ignored, and the target
 * itself, because a write is repeated when its confirmation is lost.
 */
const answered = <To extends State>(to: To) => ['calling', 'attention', to] as const;

export const transitions = [
  { from: ['new'], reason: 'insert', to: 'calling', by: 'caller' },
  {
    from: ['ready', 'rejected'],
    reason: 'retake',
    to: 'calling',
    by: 'caller',
    lease: 'over',
    // No earlier call can have had an effect.
    set: { ...sending, attempt: '0', since: ':now', next_at: ':now' },
  },
  {
    from: ['unknown', 'calling'],
    reason: 'retake',
    to: 'calling',
    by: 'caller',
    when: 'keys honoured',
    lease: 'over',
    set: { ...sending, attempt: 'attempt + 1', next_at: ':now' },
  },

  { from: ['unknown'], reason: 'claim', to: 'calling', by: 'worker', lease: 'over', set: sending },
  {
    from: ['calling'],
    reason: 'claim',
    to: 'calling',
    by: 'worker',
    when: 'keys honoured',
    lease: 'over',
    set: sending,
  },
  {
    from: ['added'],
    reason: 'claim',
    to: 'added',
    by: 'worker',
    lease: 'over',
    set: { tries: 'tries + 1', lease_until: ':deliverLease' },
  },
  {
    from: ['calling'],
    reason: 'set aside',
    to: 'attention',
    by: 'worker',
    when: 'keys ignored',
    lease: 'over',
    set: { since: ':now', error: ':error' },
  },

  {
    from: answered('added'),
    reason: 'sent',
    to: 'added',
    by: 'claimant',
    set: { ...due, attendee_id: ':reference', error: 'NULL' },
  },
  { from: answered('done'), reason: 'completed', to: 'done', by: 'claimant', set: complete },
  {
    from: answered('unknown'),
    reason: 'send again',
    to: 'unknown',
    by: 'claimant',
    set: { ...released, attempt: 'attempt + 1', next_at: ':due' },
  },
  {
    from: ['calling'],
    reason: 'postpone',
    to: 'unknown',
    by: 'claimant',
    set: { next_at: ':due', lease_until: '0' },
  },
  { from: answered('ready'), reason: 'not sent', to: 'ready', by: 'claimant', set: ended },
  { from: answered('rejected'), reason: 'refused', to: 'rejected', by: 'claimant', set: ended },
  { from: ['calling', 'attention'], reason: 'undecided', to: 'attention', by: 'claimant', set: ended },

  {
    from: ['added', 'done'],
    reason: 'delivered',
    to: 'done',
    by: 'claimant',
    set: { done: 'COALESCE(done, :now)', lease_until: '0', error: 'NULL' },
  },
  {
    from: ['added'],
    reason: 'deliver later',
    to: 'added',
    by: 'claimant',
    set: { ...released, attempt: 'attempt + 1', next_at: ':due' },
  },
  // Nothing was tried, so no attempt is counted.
  { from: ['added'], reason: 'hold', to: 'added', by: 'claimant', set: { next_at: ':due', lease_until: '0' } },
  { from: ['added'], reason: 'undelivered', to: 'mail_failed', by: 'claimant', set: ended },
  {
    from: ['done', 'mail_failed'],
    reason: 'deliver again',
    to: 'added',
    by: 'caller',
    set: { ...due, resends: 'resends + 1' },
  },

  { from: ['unknown', 'added'], reason: 'retry', to: 'same', by: 'operator', set: { next_at: ':now' } },
  {
    from: ['mail_failed'],
    reason: 'retry',
    to: 'added',
    by: 'operator',
    set: { since: ':now', attempt: '1', next_at: ':now' },
  },
  {
    from: ['attention'],
    reason: 'retry',
    to: 'unknown',
    by: 'operator',
    when: 'one job',
    set: { tries: 'tries + 1', since: ':now', attempt: '1', next_at: ':now' },
  },
  {
    from: ['attention'],
    reason: 'resolve as sent',
    to: 'added',
    by: 'operator',
    set: { ...due, tries: 'tries + 1', attendee_id: ':reference', error: 'NULL' },
  },
  {
    from: ['attention'],
    reason: 'resolve as completed',
    to: 'done',
    by: 'operator',
    set: { ...complete, tries: 'tries + 1' },
  },
  {
    from: ['unknown', 'added', 'attention', 'mail_failed'],
    reason: 'forget',
    to: 'done',
    by: 'operator',
    set: { ...erased, tries: 'tries + 1' },
  },
  {
    from: ['ready', 'rejected', 'done'],
    reason: 'forget',
    to: 'same',
    by: 'operator',
    set: { ...erased, tries: 'tries + 1' },
  },

  // Without its contents a waiting job cannot be finished.
  {
    from: ['unknown', 'added', 'attention', 'mail_failed'],
    reason: 'erase',
    to: 'done',
    by: 'retention',
    set: erased,
  },
  {
    from: ['calling', 'ready', 'rejected', 'done'],
    reason: 'erase',
    to: 'same',
    by: 'retention',
    set: erased,
  },
  { from: ['ready'], reason: 'unsent lapsed', to: 'removed', by: 'retention' },
  { from: ['rejected'], reason: 'refusal lapsed', to: 'removed', by: 'retention' },
  { from: allStates, reason: 'lapsed', to: 'removed', by: 'retention' },
  { from: ['ready', 'rejected'], reason: 'replace', to: 'removed', by: 'caller' },
  { from: ['ready', 'rejected', 'done'], reason: 'reuse key', to: 'removed', by: 'caller' },
] as const satisfies readonly Transition[];

export type Reason = (typeof transitions)[number]['reason'];
/** Reasons for which the holder of a claim may write. */
export type Answer = Extract<(typeof transitions)[number], { by: 'claimant' }>['reason'];
