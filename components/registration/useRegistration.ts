'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { clearDraft } from '@/components/forms/draft';
import { keyControl } from '@/lib/forms/controls';
import { photoControl } from '@/lib/registration/fields';
import type { RegistrationReply } from '@/lib/registration/replies';
import { keyOf, renewKey } from './send/key';
import { photoToSend } from '@/lib/photo/browser';
import { send, type Progress, type Sent } from './send/send';

export type Attempt =
  | { kind: 'idle' }
  | { kind: 'sending'; progress: Progress }
  | { kind: 'answered'; reply: Exclude<RegistrationReply, { kind: 'invalid' }> };

/** The form data with the shrunk photo and the key; the key is first so that a truncated upload can still be attributed. */
async function bodyOf(form: HTMLFormElement, key: string): Promise<FormData> {
  const data = new FormData(form);
  const photo = data.get(photoControl);
  data.delete(keyControl);
  data.delete(photoControl);
  const body = new FormData();
  body.set(keyControl, key);
  for (const [name, value] of data) body.set(name, value);
  if (photo instanceof File && photo.size > 0) body.set(photoControl, await photoToSend(photo), photo.name);
  return body;
}

/**
 * Starts the downloads that the specification asks for; the plain links remain for browsers that refuse
 * (docs/product/choices.md#c21).
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

/** State of the attempts of one registration form: idle, sending, answered. The visitor's answers are kept throughout. */
export function useRegistration(draft: string) {
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'idle' });
  const [limited, setLimited] = useState(false);
  const abort = useRef<AbortController>(undefined);
  const limitTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      abort.current?.abort();
      clearTimeout(limitTimer.current);
    },
    [],
  );

  const conclude = useCallback(
    (form: HTMLFormElement, sent: Sent) => {
      if (!sent) return setAttempt({ kind: 'idle' });
      const { reply, retryAfterMs } = sent;
      if (reply.kind === 'invalid') {
        setAttempt({ kind: 'idle' });
        return reply.errors;
      }
      setAttempt({ kind: 'answered', reply });
      if (reply.kind === 'failed') {
        if (retryAfterMs === undefined) return;
        setLimited(true);
        limitTimer.current = setTimeout(() => setLimited(false), retryAfterMs);
        return;
      }
      form.reset();
      clearDraft(draft);
      download(reply);
    },
    [draft],
  );

  const submit = useCallback(
    async (form: HTMLFormElement) => {
      abort.current = new AbortController();
      const sent = await send({
        action: form.action,
        body: (key) => bodyOf(form, key),
        key: keyOf(draft),
        renewKey: () => renewKey(draft),
        onProgress: (progress) => setAttempt({ kind: 'sending', progress }),
        signal: abort.current.signal,
      });
      return conclude(form, sent);
    },
    [draft, conclude],
  );
  const cancel = useCallback(() => abort.current?.abort(), []);
  return { attempt, limited, submit, cancel };
}
