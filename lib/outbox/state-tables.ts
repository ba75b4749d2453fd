import { states, transitions, type Transition } from './transitions.ts';

/** Rows of cells as a Markdown table with padded columns, as Prettier formats it. */
function markdown(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows.map(line);
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

const code = (text: string) => `\`${text}\``;

function conditions({ when, lease, by }: Transition): string {
  const all = [when, lease && 'lease over', by === 'claimant' && 'claim still held'];
  return all.filter((condition) => typeof condition === 'string').join(', ');
}

/** `tries + 1`, `since now`, `photo NULL`: SQL without its punctuation. */
const assignment = ([column, value]: readonly [string, string]) =>
  (value.startsWith(column) ? value : `${column} ${value}`).replaceAll(':', '');

/** The states and the transitions as two Markdown tables, for the operator's command and docs/registration.md. */
export function stateTables(): { states: string; transitions: string } {
  const rows: readonly Transition[] = transitions;
  return {
    states: markdown([
      ['state', 'meaning', 'what happens next'],
      ...Object.entries(states).map(([state, [meaning, next]]) => [code(state), meaning, next]),
    ]),
    transitions: markdown([
      ['reason', 'from', 'to', 'by', 'when', 'sets'],
      ...rows.map((row) => [
        row.reason,
        row.from.length === Object.keys(states).length ? 'any' : row.from.map(code).join(', '),
        row.to in states ? code(row.to) : row.to,
        row.by,
        conditions(row),
        Object.entries(row.set ?? {}).map(assignment).join(', '),
      ]),
    ]),
  };
}
