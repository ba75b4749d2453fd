/**
 * The states of a job and all transitions, as data, from which all SQL that writes a state is generated.
 * docs/registration.md explains the states.
 */

export const allStates = [
  'calling',
  'unknown',
  'sent',
  'done',
  'rejected',
  'attention',
  'delivery_failed',
] as const;
export type State = (typeof allStates)[number];

/** States that wait for the worker (those of the index `jobs_due`) and for an operator. */
export const workerStates = ['calling', 'unknown', 'sent'] as const satisfies readonly State[];
export const operatorStates = ['attention', 'delivery_failed'] as const satisfies readonly State[];

/** Conditions other than the state. `lease expired` is checked in SQL, the others are known beforehand. */
type Condition = 'lease expired' | 'keys honoured' | 'keys ignored';

export type Transition = {
  from: readonly (State | 'new')[];
  reason: string;
  to: State | 'same' | 'removed';
  /** `claimant`: the process with the latest claim; its writes must name that claim's number (the fence). */
  by: 'caller' | 'worker' | 'claimant' | 'operator' | 'retention';
  when?: readonly Condition[];
  /** Columns to set, as SQL expressions. */
  set?: Readonly<Record<string, string>>;
};

const claimed = { claims: 'claims + 1' };
const sendClaim = { ...claimed, lease_until: ':sendLease' };
const deliverClaim = { ...claimed, lease_until: ':deliverLease' };
const firstClaim = {
  ...sendClaim,
  failures: '0',
  since: ':now',
  next_at: ':now',
  error: 'NULL',
  told: 'NULL',
};
const failed = {
  lease_until: '0',
  next_at: ':due',
  failures: 'failures + :failed',
  error: ':error',
  told: 'COALESCE(told, :told)',
};
const stopped = { lease_until: '0', since: ':now', error: ':error', told: 'COALESCE(told, :told)' };
const deliverNow = { lease_until: '0', failures: '0', since: ':now', next_at: ':now' };
const sent = { ...deliverNow, receiver_id: ':receiverId', error: 'NULL' };
const delivered = { lease_until: '0', done: 'COALESCE(done, :now)', error: 'NULL' };
const completed = { ...delivered, receiver_id: 'COALESCE(:receiverId, receiver_id)' };
const retried = { failures: '1', since: ':now', next_at: ':now', error: 'NULL' };
const erased = {
  payload: 'NULL',
  attachment: 'NULL',
  token: 'NULL',
  person_digest: 'NULL',
  contact_digest: 'NULL',
};

const leaseExpired = ['lease expired'] as const;
const unfinished = ['unknown', 'sent', 'attention', 'delivery_failed'] as const;
const settled = ['rejected', 'done'] as const;
/**
 * States in which the outcome of a send may arrive: `attention` if the lease expired first and keys are ignored, and
 * the target itself, because a write whose confirmation was lost is retried.
 */
const resultOf = <To extends State>(to: To) => ['calling', 'attention', to] as const;

// Each row on one line.
// prettier-ignore
export const transitions = [
  { from: ['new'], reason: 'insert', to: 'calling', by: 'caller' },
  // The receiver is known to be down.
  { from: ['new'], reason: 'insert unsent', to: 'unknown', by: 'caller' },
  { from: ['rejected'], reason: 'retake', to: 'calling', by: 'caller', when: leaseExpired, set: firstClaim },
  { from: ['unknown'], reason: 'claim', to: 'calling', by: 'worker', when: leaseExpired, set: sendClaim },
  // The process that was sending has died: its call may have had an effect.
  { from: ['calling'], reason: 'claim', to: 'calling', by: 'worker', when: ['lease expired', 'keys honoured'], set: { ...sendClaim, error: "'expired'" } },
  { from: ['sent'], reason: 'claim', to: 'sent', by: 'worker', when: leaseExpired, set: deliverClaim },
  { from: ['calling'], reason: 'set aside', to: 'attention', by: 'worker', when: ['lease expired', 'keys ignored'], set: { since: ':now', error: ':error' } },

  { from: resultOf('sent'), reason: 'sent', to: 'sent', by: 'claimant', set: sent },
  { from: resultOf('done'), reason: 'completed', to: 'done', by: 'claimant', set: completed },
  { from: resultOf('unknown'), reason: 'send again', to: 'unknown', by: 'claimant', set: failed },
  { from: resultOf('rejected'), reason: 'refused', to: 'rejected', by: 'claimant', set: stopped },
  { from: ['calling', 'attention'], reason: 'undecided', to: 'attention', by: 'claimant', set: stopped },

  { from: ['sent', 'done'], reason: 'delivered', to: 'done', by: 'claimant', set: delivered },
  { from: ['sent'], reason: 'deliver later', to: 'sent', by: 'claimant', set: failed },
  { from: ['sent'], reason: 'undelivered', to: 'delivery_failed', by: 'claimant', set: stopped },
  { from: ['done', 'delivery_failed'], reason: 'deliver again', to: 'sent', by: 'caller', set: { ...deliverNow, resends: 'resends + 1' } },

  { from: ['unknown', 'sent'], reason: 'retry', to: 'same', by: 'operator', set: { next_at: 'CASE WHEN next_at < :now THEN next_at ELSE :now END' } },
  { from: ['delivery_failed'], reason: 'retry', to: 'sent', by: 'operator', set: retried },
  { from: ['attention'], reason: 'send after all', to: 'unknown', by: 'operator', set: { ...claimed, ...retried } },
  { from: ['attention'], reason: 'resolve as sent', to: 'sent', by: 'operator', set: { ...claimed, ...sent } },
  { from: ['attention'], reason: 'resolve as completed', to: 'done', by: 'operator', set: { ...claimed, ...completed } },

  // A job without its contents cannot be finished.
  { from: unfinished, reason: 'forget', to: 'done', by: 'operator', set: { ...claimed, ...erased } },
  { from: settled, reason: 'forget', to: 'same', by: 'operator', set: { ...claimed, ...erased } },
  // Jobs that wait for the worker are not erased: after `repeatedFor` they are done, or left to an operator.
  { from: operatorStates, reason: 'erase', to: 'done', by: 'retention', set: erased },
  { from: settled, reason: 'erase', to: 'same', by: 'retention', set: erased },

  { from: ['rejected'], reason: 'refusal expired', to: 'removed', by: 'retention' },
  { from: [...operatorStates, ...settled], reason: 'expired', to: 'removed', by: 'retention' },
  { from: ['rejected'], reason: 'replace', to: 'removed', by: 'caller' },
  { from: ['rejected', 'done'], reason: 'reuse key', to: 'removed', by: 'caller' },
] as const satisfies readonly Transition[];

export type Reason = (typeof transitions)[number]['reason'];
type ByClaimant = Extract<(typeof transitions)[number], { by: 'claimant' }>;
/** Reasons with which the holder of a claim writes. */
export type ClaimantReason = ByClaimant['reason'];
/** The state of a job after a write with this reason. */
export const stateAfter = <Why extends ClaimantReason>(why: Why) =>
  transitions.find(({ reason }) => reason === why)?.to as Extract<ByClaimant, { reason: Why }>['to'];

export const stateInSql = (list: readonly string[]) =>
  `state IN (${list.map((state) => `'${state}'`).join(', ')})`;

/** The state of a new job: claimed by its caller, or left to the worker while the receiver is known to be down. */
export const firstState = { claimed: transitions[0].to, unsent: transitions[1].to } as const;

const isLeaseExpired = 'lease_until <= :now';

/** Rows of a reason under these conditions. Throws if there are none. */
function rowsOf(reason: Reason, conditions: readonly Condition[]): readonly [Transition, ...Transition[]] {
  const all: readonly Transition[] = transitions;
  const [first, ...rest] = all.filter(
    ({ reason: why, when = [] }) =>
      why === reason && when.every((condition) => [...conditions, 'lease expired'].includes(condition)),
  );
  if (!first) throw new Error(`No transition for "${reason}"`);
  return [first, ...rest];
}

/** SQL condition under which a change is allowed: a state that the table lists, and an expired lease where required. */
export function mayChangeSql(reason: Reason, conditions: readonly Condition[]): string {
  const rows = rowsOf(reason, conditions);
  return (
    stateInSql(rows.flatMap(({ from }) => from)) +
    (rows[0].when?.includes('lease expired') ? ` AND ${isLeaseExpired}` : '')
  );
}

const newValueOf = ({ to, set = {} }: Transition, column: string): string =>
  column === 'state' && to !== 'same' ? `'${to}'` : (set[column] ?? column);

/** Assignment of one column: one expression, or a CASE by state if they differ. */
function assignment(column: string, rows: readonly Transition[]): string {
  const values = new Set(rows.map((row) => newValueOf(row, column)));
  if (values.size === 1) return `${column} = ${[...values].join('')}`;
  const cases = rows.flatMap((row) =>
    row.from.map((from) => `WHEN '${from}' THEN ${newValueOf(row, column)}`),
  );
  return `${column} = CASE state ${cases.join(' ')} END`;
}

/** `UPDATE … WHERE` or `DELETE … WHERE` for a reason. The caller appends the selection of jobs with AND. */
export function changeSql(reason: Reason, conditions: readonly Condition[] = []): string {
  const rows = rowsOf(reason, conditions);
  const columns = new Set(['state', ...rows.flatMap(({ set = {} }) => Object.keys(set))]);
  const assignments = [...columns].map((column) => assignment(column, rows)).join(', ');
  const verb = rows[0].to === 'removed' ? 'DELETE FROM jobs' : `UPDATE jobs SET ${assignments}`;
  return `${verb} WHERE ${mayChangeSql(reason, conditions)}`;
}
