import { transitions, type Condition, type Reason, type State, type Transition } from './transitions.ts';

/** The only code that writes a state: SQL made from the rows of the table of transitions. */

/** The SQL condition that a job is in one of the states. */
export const stateIn = (list: readonly string[]) =>
  `state IN (${list.map((state) => `'${state}'`).join(', ')})`;

/** The state of a new job. */
export const firstState: State = transitions[0].to;

const leaseOver = 'lease_until <= :now';

/** The rows of a reason under the conditions that hold. Throws when the table has none. */
function rowsOf(reason: Reason, given: readonly Condition[]): readonly [Transition, ...Transition[]] {
  const all: readonly Transition[] = transitions;
  const [first, ...rest] = all.filter(
    ({ reason: why, when = [] }) =>
      why === reason && when.every((one) => [...given, 'lease over'].includes(one)),
  );
  if (!first) throw new Error(`No transition for "${reason}"`);
  return [first, ...rest];
}

/** What a job must be for a change: in a state the table lets it leave, its lease over where the table asks for that. */
export function mayChange(reason: Reason, given: readonly Condition[] = []): string {
  const rows = rowsOf(reason, given);
  return (
    stateIn(rows.flatMap(({ from }) => from)) +
    (rows[0].when?.includes('lease over') ? ` AND ${leaseOver}` : '')
  );
}

const valueOf = ({ to, set = {} }: Transition, column: string): string =>
  column === 'state' && to !== 'same' ? `'${to}'` : (set[column] ?? column);

/** One column's assignment: a single expression, or one for each state when they differ. */
function assignment(column: string, rows: readonly Transition[]): string {
  const values = new Set(rows.map((row) => valueOf(row, column)));
  if (values.size === 1) return `${column} = ${[...values].join('')}`;
  const cases = rows.flatMap((row) => row.from.map((from) => `WHEN '${from}' THEN ${valueOf(row, column)}`));
  return `${column} = CASE state ${cases.join(' ')} END`;
}

/** `UPDATE … WHERE` or `DELETE … WHERE` for a reason. The caller appends with AND which jobs are meant. */
export function change(reason: Reason, given: readonly Condition[] = []): string {
  const rows = rowsOf(reason, given);
  const columns = new Set(['state', ...rows.flatMap(({ set = {} }) => Object.keys(set))]);
  const assignments = [...columns].map((column) => assignment(column, rows)).join(', ');
  const verb =
    rows[0].to === 'removed' ? 'DELETE FROM registrations' : `UPDATE registrations SET ${assignments}`;
  return `${verb} WHERE ${mayChange(reason, given)}`;
}
