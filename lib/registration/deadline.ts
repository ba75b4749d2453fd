import { failed, pending, type RegistrationAnswer } from './answer.ts';
import type { FormName } from './fields.ts';

/** What the response to a visitor can still say while their registration is being processed. */
export type Report = {
  /** The link of their job, set once it is on disk: only then may the response promise that it will be finished. */
  token?: string | undefined;
  /** Whether the response can say what came of it; if so, the deadline no longer replaces it. */
  canTell: () => boolean;
  /** Whether the deadline has answered. */
  isAnswered: () => boolean;
};

/**
 * Resolves with the answer of `work` or, at the deadline, with `pending` while the work continues. When no job is on disk by
 * then it resolves with `busy`, and the work must stop before it writes one.
 */
export function withinDeadline(
  deadline: AbortSignal,
  form: FormName,
  work: (report: Report) => Promise<RegistrationAnswer>,
): Promise<RegistrationAnswer> {
  let decided: 'outcome' | 'promise' | undefined;
  const report: Report = {
    canTell() {
      decided ??= 'outcome';
      return decided === 'outcome';
    },
    isAnswered: () => decided === 'promise',
  };
  const { promise: afterDeadline, resolve } = Promise.withResolvers<RegistrationAnswer>();
  const onDeadline = () => {
    // The outcome is being recorded and resolves shortly.
    if (decided === 'outcome') return;
    decided = 'promise';
    resolve(report.token ? pending(form, report.token) : failed('busy'));
  };
  deadline.addEventListener('abort', onDeadline);
  // Left there, it would hold the photo of an answered registration until the deadline.
  return Promise.race([work(report), afterDeadline]).finally(() =>
    deadline.removeEventListener('abort', onDeadline),
  );
}
