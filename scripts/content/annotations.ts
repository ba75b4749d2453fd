import { describe, type Problem } from '../../lib/content/check/problem.ts';

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A workflow command with which GitHub shows a problem at its line of the pull request. */
export function annotation({ level, file, line, column, item, field, text, found }: Problem): string {
  const place = [`file=${file}`, line && `line=${line}`, column && `col=${column}`].filter(Boolean).join(',');
  const where = [item, field].filter(Boolean).join(' › ');
  return `::${level} ${place}::${escaped(`${where ? `${where}: ` : ''}${text}.${found ? ` Found: ${found}.` : ''}`)}`;
}

/** What the check found, in words, for the summary of a workflow. */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ level }) => level === 'error');
  const lines = problems.map(
    (problem) => `- ${problem.level === 'error' ? '**Mistake**' : 'Warning'}: ${describe(problem)}`,
  );
  const head =
    errors.length === 0
      ? 'The content has no mistakes.'
      : `The content has ${errors.length === 1 ? 'one mistake' : `${errors.length} mistakes`}. Each line says where it is and what is allowed; correct them in the same pull request and the check runs again.`;
  return `## Content\n\n${head}\n\n${lines.join('\n')}\n`;
}
