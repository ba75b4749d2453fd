import type { Problem } from '../../lib/content/check/problem.ts';

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A workflow command with which GitHub shows a problem at its line of the pull request. */
export function annotation({ level, file, line, column, item, field, text, found }: Problem): string {
  const place = [`file=${file}`, line && `line=${line}`, column && `col=${column}`].filter(Boolean).join(',');
  const where = [item, field].filter(Boolean).join(' › ');
  return `::${level} ${place}::${escaped(`${where ? `${where}: ` : ''}${text}.${found ? ` Found: ${found}.` : ''}`)}`;
}
