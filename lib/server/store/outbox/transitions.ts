/** The states of a job (docs/registration.md) and all transitions, from which the SQL is generated. */

export const jobStates = [
  'calling',
  'unknown',
  'sent',
  'done',
  'rejected',
  'attention',
  'delivery_failed',
] as const;
export type JobState = (typeof jobStates)[number];

/** States that wait for the worker: those of the index `jobs_due`. */
export const workerStates = ['calling', 'unknown', 'sent'] as const satisfies readonly JobState[];
export const operatorStates = ['attention', 'delivery_failed'] as const satisfies readonly JobState[];

/** Conditions other than the state. SQL checks `lease expired`; the others are known when SQL is generated. */
type Condition = 'lease expired' | 'keys honoured' | 'keys ignored';

export type Transition = {
  from: readonly (JobState | 'new')[];
  reason: string;
  to: JobState | 'same' | 'removed';
  /** `claimant`: the process with the latest claim; its writes must name that claim's number (the fence). */
  by: 'caller' | 'worker' | 'claimant' | 'operator' | 'retention';
  when?: readonly Condition[];
  /** Columns to set, as SQL expressions. */
  set?: Readonly<Record<string, string>>;
};

const claimColumns = { claims: 'claims + 1' };
const sendClaimColumns = { ...claimColumns, lease_until: ':sendLease' };
const deliverClaimColumns = { ...claimColumns, lease_until: ':deliverLease' };
const firstClaimColumns = {
  ...sendClaimColumns,
  failures: '0',
  since: ':now',
  next_at: ':now',
  error: 'NULL',
  told: 'NULL',
};
const failedColumns = {
  lease_until: '0',
  next_at: ':due',
  failures: 'failures + :failed',
  error: ':error',
  told: 'COALESCE(told, :told)',
};
const stoppedColumns = { lease_until: '0', since: ':now', error: ':error', told: 'COALESCE(told, :told)' };
const deliverNowColumns = { lease_until: '0', failures: '0', since: ':now', next_at: ':now' };
const sentColumns = { ...deliverNowColumns, receiver_id: ':receiverId', error: 'NULL' };
const deliveredColumns = { lease_until: '0', done: 'COALESCE(done, :now)', error: 'NULL' };
const completedColumns = { ...deliveredColumns, receiver_id: 'COALESCE(:receiverId, receiver_id)' };
const retriedColumns = { failures: '1', since: ':now', next_at: ':now', error: 'NULL' };
const erasedColumns = {
  payload: 'NULL',
  attachment: 'NULL',
  token: 'NULL',
  person_digest: 'NULL',
  contact_digest: 'NULL',
};

const leaseExpiredCondition = ['lease expired'] as const;
const unfinishedStates = ['unknown', 'sent', 'attention', 'delivery_failed'] as const;
const settledStates = ['rejected', 'done'] as const;
/**
 * States in which the result of a send may arrive: `calling`; `attention` if the lease expired first and keys are
 * ignored; and the target itself, because a write whose confirmation was lost is retried.
 */
const statesBefore = <To extends JobState>(to: To) => ['calling', 'attention', to] as const;

// Each row on one line.
// prettier-ignore
export const transitions = [
  { from: ['new'], reason: 'insert', to: 'calling', by: 'caller' },
  { from: ['new'], reason: 'insert unsent', to: 'unknown', by: 'caller' },
  { from: ['rejected'], reason: 'retake', to: 'calling', by: 'caller', when: leaseExpiredCondition, set: firstClaimColumns },
  { from: ['unknown'], reason: 'claim', to: 'calling', by: 'worker', when: leaseExpiredCondition, set: sendClaimColumns },
  // The process that was sending has died or hangs: its call may have had an effect.
  { from: ['calling'], reason: 'claim', to: 'calling', by: 'worker', when: ['lease expired', 'keys honoured'], set: { ...sendClaimColumns, error: "'expired'" } },
  { from: ['sent'], reason: 'claim', to: 'sent', by: 'worker', when: leaseExpiredCondition, set: deliverClaimColumns },
  { from: ['calling'], reason: 'set aside', to: 'attention', by: 'worker', when: ['lease expired', 'keys ignored'], set: { since: ':now', error: ':error' } },

  { from: statesBefore('sent'), reason: 'sent', to: 'sent', by: 'claimant', set: sentColumns },
  { from: statesBefore('done'), reason: 'completed', to: 'done', by: 'claimant', set: completedColumns },
  { from: statesBefore('unknown'), reason: 'send again', to: 'unknown', by: 'claimant', set: failedColumns },
  { from: statesBefore('rejected'), reason: 'refused', to: 'rejected', by: 'claimant', set: stoppedColumns },
  { from: ['calling', 'attention'], reason: 'undecided', to: 'attention', by: 'claimant', set: stoppedColumns },

  { from: ['sent', 'done'], reason: 'delivered', to: 'done', by: 'claimant', set: deliveredColumns },
  { from: ['sent'], reason: 'deliver later', to: 'sent', by: 'claimant', set: failedColumns },
  { from: ['sent'], reason: 'undelivered', to: 'delivery_failed', by: 'claimant', set: stoppedColumns },
  { from: ['done', 'delivery_failed'], reason: 'deliver again', to: 'sent', by: 'caller', set: { ...deliverNowColumns, resends: 'resends + 1' } },

  { from: ['unknown', 'sent'], reason: 'retry', to: 'same', by: 'operator', set: { next_at: 'CASE WHEN next_at < :now THEN next_at ELSE :now END' } },
  { from: ['delivery_failed'], reason: 'retry', to: 'sent', by: 'operator', set: retriedColumns },
  { from: ['attention'], reason: 'send after all', to: 'unknown', by: 'operator', set: { ...claimColumns, ...retriedColumns } },
  { from: ['attention'], reason: 'resolve as sent', to: 'sent', by: 'operator', set: { ...claimColumns, ...sentColumns } },
  { from: ['attention'], reason: 'resolve as completed', to: 'done', by: 'operator', set: { ...claimColumns, ...completedColumns } },

  // A job without its contents cannot be finished.
  { from: unfinishedStates, reason: 'forget', to: 'done', by: 'operator', set: { ...claimColumns, ...erasedColumns } },
  { from: settledStates, reason: 'forget', to: 'same', by: 'operator', set: { ...claimColumns, ...erasedColumns } },
  // Jobs that wait for the worker are not erased: after `maxRepeatMs` they are done, or left to an operator.
  { from: operatorStates, reason: 'erase', to: 'done', by: 'retention', set: erasedColumns },
  { from: settledStates, reason: 'erase', to: 'same', by: 'retention', set: erasedColumns },

  { from: ['rejected'], reason: 'refusal expired', to: 'removed', by: 'retention' },
  { from: [...operatorStates, ...settledStates], reason: 'expired', to: 'removed', by: 'retention' },
  { from: ['rejected'], reason: 'replace', to: 'removed', by: 'caller' },
  { from: ['rejected', 'done'], reason: 'reuse key', to: 'removed', by: 'caller' },
] as const satisfies readonly Transition[];

export type TransitionReason = (typeof transitions)[number]['reason'];
type ClaimantTransition = Extract<(typeof transitions)[number], { by: 'claimant' }>;
export type ClaimantReason = ClaimantTransition['reason'];
/** The state of a job after its claimant has written with this reason. */
export const stateAfter = <Why extends ClaimantReason>(why: Why) =>
  transitions.find(({ reason }) => reason === why)?.to as Extract<ClaimantTransition, { reason: Why }>['to'];

export const stateInSql = (states: readonly string[]) =>
  `state IN (${states.map((state) => `'${state}'`).join(', ')})`;

/** The state of a new job: claimed by its caller, or `unsent` and left to the worker. */
export const firstStates = { claimed: transitions[0].to, unsent: transitions[1].to } as const;

const leaseExpiredSql = 'lease_until <= :now';

function transitionsOf(
  reason: TransitionReason,
  conditions: readonly Condition[],
): readonly [Transition, ...Transition[]] {
  const allTransitions: readonly Transition[] = transitions;
  const [first, ...rest] = allTransitions.filter(
    ({ reason: why, when = [] }) =>
      why === reason && when.every((condition) => [...conditions, 'lease expired'].includes(condition)),
  );
  if (!first) throw new Error(`No transition for "${reason}"`);
  return [first, ...rest];
}

/** The SQL condition of a change: a state that the table lists and, where required, an expired lease. */
export function mayChangeSql(reason: TransitionReason, conditions: readonly Condition[]): string {
  const rows = transitionsOf(reason, conditions);
  return (
    stateInSql(rows.flatMap(({ from }) => from)) +
    (rows[0].when?.includes('lease expired') ? ` AND ${leaseExpiredSql}` : '')
  );
}

const newValueSql = ({ to, set = {} }: Transition, column: string): string =>
  column === 'state' && to !== 'same' ? `'${to}'` : (set[column] ?? column);

/** Assigns one expression to a column, or a CASE by state if the expressions differ. */
function assignmentSql(column: string, rows: readonly Transition[]): string {
  const newValues = new Set(rows.map((row) => newValueSql(row, column)));
  if (newValues.size === 1) return `${column} = ${[...newValues].join('')}`;
  const cases = rows.flatMap((row) =>
    row.from.map((from) => `WHEN '${from}' THEN ${newValueSql(row, column)}`),
  );
  return `${column} = CASE state ${cases.join(' ')} END`;
}

/** `UPDATE … WHERE` or `DELETE … WHERE` for a reason. The caller appends the selection of jobs with AND. */
export function changeSql(reason: TransitionReason, conditions: readonly Condition[] = []): string {
  const rows = transitionsOf(reason, conditions);
  const columns = new Set(['state', ...rows.flatMap(({ set = {} }) => Object.keys(set))]);
  const assignments = [...columns].map((column) => assignmentSql(column, rows)).join(', ');
  const statementStart = rows[0].to === 'removed' ? 'DELETE FROM jobs' : `UPDATE jobs SET ${assignments}`;
  return `${statementStart} WHERE ${mayChangeSql(reason, conditions)}`;
}
