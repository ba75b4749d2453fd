import type { Outcome } from './outcome.ts';

/**
 * What the response reports: the outcome or, after the deadline, that processing continues (`pending`). `token` is set once
 * the row is durable; `pending` requires it.
 */
export type Report = { token?: string | undefined; decided?: 'outcome' | 'pending' };

/** Whether the response can still report the outcome; if so, the deadline no longer replaces it. */
export function canTell(report: Report): boolean {
  report.decided ??= 'outcome';
  return report.decided === 'outcome';
}

/**
 * Resolves with the outcome or, at the deadline, with `pending` while the work continues. When no row is durable by then it
 * resolves with `busy`, and the work stops before the insert.
 */
export function withinDeadline(
  deadline: AbortSignal,
  report: Report,
  work: Promise<Outcome>,
): Promise<Outcome> {
  const afterDeadline = new Promise<Outcome>((resolve) => {
    deadline.addEventListener('abort', () => {
      // The outcome is being recorded and resolves shortly.
      if (report.decided === 'outcome') return;
      report.decided = 'pending';
      resolve(report.token ? { kind: 'pending', token: report.token } : { kind: 'busy' });
    });
  });
  return Promise.race([work, afterDeadline]);
}
