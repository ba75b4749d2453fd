'use client';

import { useEffect, useRef, useState } from 'react';
import { noRefusal, textValues, type FormValues, type Submit } from '@/components/forms/FormProvider';
import { send, type Progress } from '@/components/forms/send';
import { answersOf, controlsOf, editionControl, type FormName } from '@/lib/shared/registration/fields';
import { results } from '@/lib/shared/registration/messages';
import type { RegistrationReply } from '@/lib/shared/registration/replies';
import { photoToSend } from '@/lib/shared/photo/browser';

type Attempt =
  | { kind: 'idle' }
  | { kind: 'sending'; progress: Progress }
  | { kind: 'answered'; reply: RegistrationReply; email?: string };

/** URL to which a form is posted, with and without JavaScript. */
export const registrationAction = (form: FormName): string => `/api/registrations/${form}`;

/** Maximum ms that the button is disabled, because another email address may be sent at once. */
const longestLimitMs = 60_000;
/** Longer than the server takes to read a photo on a slow connection and to respond. */
const timeoutMs = 150_000;
/** Pauses in ms between retries of dropped connections: about a minute and a half in total. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];

/** Answers to the questions that apply, then the shrunk photo. */
async function bodyOf(form: FormName, values: FormValues, edition: string): Promise<FormData> {
  const asked = answersOf(form, textValues(values));
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    const field = controlsOf[form][name];
    if (typeof value === 'string' && (!field || field in asked)) body.set(name, value);
  }
  body.set(editionControl, edition);
  for (const [name, value] of Object.entries(values))
    if (typeof value !== 'string') body.set(name, await photoToSend(value), value.name);
  return body;
}

/**
 * Starts the downloads required by the specification; plain links remain for browsers that block them, such as
 * WhatsApp's.
 */
function download(reply: RegistrationReply): void {
  if (reply.kind !== 'registered') return;
  for (const { url, name } of reply.pass?.files ?? []) {
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
  }
}

/** Removes the outcome of an earlier post without JavaScript from URL and title. */
function forgetOutcome(): void {
  if (window.location.search) window.history.replaceState(window.history.state, '', window.location.pathname);
  document.title = document.title.replace(/^Error: /, '');
}

/** State of one registration form's attempts: idle, sending, answered. A failure keeps the answers. */
export function useRegistration(form: FormName, draft: string, edition: string) {
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'idle' });
  /** Retry-After of an overloaded server in ms; 0 if none. */
  const [limitMs, setLimitMs] = useState(0);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    if (limitMs === 0) return undefined;
    const timer = setTimeout(() => setLimitMs(0), limitMs);
    return () => clearTimeout(timer);
  }, [limitMs]);

  const submit: Submit = async (values, formik) => {
    abort.current = new AbortController();
    const sent = await send<RegistrationReply>({
      action: registrationAction(form),
      draft,
      body: bodyOf(form, values, edition),
      timeoutMs,
      pauses,
      onProgress: (progress) => setAttempt({ kind: 'sending', progress }),
      signal: abort.current.signal,
    });
    if (sent.kind === 'cancelled') return setAttempt({ kind: 'idle' });
    if (sent.kind === 'invalid') {
      setAttempt({ kind: 'idle' });
      return sent.errors;
    }
    if (sent.kind === 'failed') {
      setAttempt({ kind: 'answered', reply: { kind: 'failed', message: sent.message ?? results.failed } });
      return setLimitMs(Math.min(sent.retryAfterMs ?? 0, longestLimitMs));
    }
    setAttempt({ kind: 'answered', reply: sent.reply, email: textValues(values).email ?? '' });
    forgetOutcome();
    formik.resetForm({ status: noRefusal });
    download(sent.reply);
  };
  return {
    attempt,
    limited: limitMs > 0,
    submit,
    cancel: () => abort.current?.abort(),
    begin: () => setAttempt({ kind: 'idle' }),
  };
}
