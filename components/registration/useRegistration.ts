'use client';

import { useEffect, useState } from 'react';
import { textValues, type FormValues } from '@/components/forms/FormProvider';
import { useSend } from '@/components/forms/useSend';
import { answersOf, controlsOf, editionControl, type FormName } from '@/lib/shared/registration/fields';
import type { RegistrationReply } from '@/lib/shared/registration/replies';
import { photoToSend } from '@/lib/shared/photo/browser';

/** URL to which a form is posted, with and without JavaScript. */
export const registrationAction = (form: FormName): string => `/api/registrations/${form}`;

/** Maximum ms that the button is disabled, because another email address may be sent at once. */
const maxLimitMs = 60_000;
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

/** Sends one registration form. `isLimited` is true for the time that an overloaded server asks for. */
export function useRegistration(form: FormName, draft: string, edition: string) {
  const send = useSend<RegistrationReply>({
    action: registrationAction(form),
    draft,
    bodyOf: (values) => bodyOf(form, values, edition),
    timeoutMs,
    pauses,
    // Downloads must not start on another page.
    isAbortedOnLeave: true,
  });
  const { sending } = send;
  const [endedLimit, setEndedLimit] = useState<typeof sending>();
  const limitMs = sending.kind === 'failed' ? Math.min(sending.retryAfterMs ?? 0, maxLimitMs) : 0;
  useEffect(() => {
    if (limitMs === 0) return undefined;
    const timer = setTimeout(() => setEndedLimit(sending), limitMs);
    return () => clearTimeout(timer);
  }, [limitMs, sending]);
  useEffect(() => {
    if (sending.kind === 'done') download(sending.reply);
  }, [sending]);
  return { ...send, isLimited: limitMs > 0 && sending !== endedLimit };
}
