'use client';

import { TextField } from '@/components/forms/Field';
import { Form, SubmitButton } from '@/components/forms/Form';
import { FormProvider, type Texts } from '@/components/forms/FormProvider';
import { useSend } from '@/components/forms/useSend';
import { Notice } from '@/components/ui/Notice';
import { cx } from '@/components/ui/cx';
import type { FlashState } from '@/lib/server/forms/flash';
import { browserTimeouts } from '@/lib/shared/forms/deadlines';
import { registrationErrorAdvice } from '@/lib/shared/registration/messages';
import { resendFailedSentence, resendSentence } from '@/lib/shared/registration/replies';
import styles from './SendAgain.module.css';

const action = '/api/passes/resend';
const draftName = 'resend';
const loadRules = () =>
  import('@/lib/shared/registration/resend').then(
    ({ checkResend }) =>
      (texts: Texts) =>
        checkResend(texts.email).errors,
  );

/** Outcome and flash state of a post without JavaScript. */
type SendAgainProps = { accepted?: 'sent'; rejected?: 'invalid' | 'failed'; flash?: FlashState };

/** The reply is the same for every valid address. */
export function SendAgain({ accepted, rejected, flash }: SendAgainProps) {
  const { sending, submit } = useSend({ action, draftName, timeoutMs: browserTimeouts.post });
  const isSent = sending.kind === 'done' || (accepted && sending.kind === 'idle');
  const isFailed = sending.kind === 'failed' || (rejected === 'failed' && sending.kind === 'idle');
  return (
    <div className="stack gap-5 measure">
      {isSent && (
        <Notice kind="success" announce="status">
          <p>{resendSentence}</p>
        </Notice>
      )}
      {isFailed && (
        <Notice kind="error" announce="alert">
          <p>{resendFailedSentence}</p>
        </Notice>
      )}
      <FormProvider
        id="send-again"
        loadRules={loadRules}
        onSubmit={submit}
        advice={registrationErrorAdvice}
        values={flash?.values}
        errors={flash?.errors}
      >
        <Form
          action={action}
          label="Send my pass again"
          draftName={draftName}
          preset={flash?.values}
          className={cx('stack', styles.form)}
        >
          <TextField
            name="email"
            type="email"
            label="Email address"
            hint="The one you registered with"
            autoComplete="email"
            noAutocorrect
          />
          <SubmitButton busyText="Sending...">Send my pass</SubmitButton>
        </Form>
      </FormProvider>
    </div>
  );
}
