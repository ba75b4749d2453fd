'use client';

import { useRef, useState } from 'react';
import { textValues, type FormValues, type Submit, type Texts } from './FormProvider';
import { focusField } from './controls';
import { sendForm, type Progress, type SendInput, type SendResult } from './send';

export type Sending<Reply> =
  | { kind: 'idle' }
  | { kind: 'sending'; progress?: Progress }
  | { kind: 'done'; reply: Reply; texts: Texts }
  | Exclude<SendResult<Reply>, { kind: 'done' }>;

type UseSendInput = Omit<SendInput, 'body' | 'onProgress' | 'signal'> & {
  /** The body to send; by default the values as JSON. */
  bodyOf?: (values: FormValues) => SendInput['body'];
};

/** `reset` shows the empty form and focuses its field `firstField`, because the pressed button disappears. */
export function useSend<Reply>({ bodyOf = (values) => values, ...input }: UseSendInput) {
  const [sending, setSending] = useState<Sending<Reply>>({ kind: 'idle' });
  const controller = useRef<AbortController>(undefined);

  const submit: Submit = async (values) => {
    controller.current = new AbortController();
    setSending({ kind: 'sending' });
    const result = await sendForm<Reply>({
      ...input,
      body: bodyOf(values),
      onProgress: (progress) => setSending({ kind: 'sending', progress }),
      signal: controller.current.signal,
    });
    if (result.kind === 'done') {
      // An error summary, or an earlier post without JavaScript, has set the prefix, and the latter the query.
      document.title = document.title.replace(/^Error: /, '');
      if (/[?&]outcome=/.test(window.location.search))
        window.history.replaceState(window.history.state, '', window.location.pathname);
    }
    setSending(result.kind === 'done' ? { ...result, texts: textValues(values) } : result);
    return result.kind === 'invalid' ? result.errors : undefined;
  };
  const reset = (firstField: string) => {
    setSending({ kind: 'idle' });
    // The form is rendered by the next frame.
    requestAnimationFrame(() => focusField(document, firstField));
  };
  return { sending, submit, cancel: () => controller.current?.abort(), reset };
}
