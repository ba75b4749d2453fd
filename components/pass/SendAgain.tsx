'use client';

import { Form, SubmitButton } from '@/components/forms/Form';
import { FormProvider, type Texts } from '@/components/forms/FormProvider';
import { TextField } from '@/components/forms/Field';
import { useSend } from '@/components/forms/useSend';
import { Notice } from '@/components/ui/Notice';
import { resendSentence } from '@/lib/shared/registration/replies';
import styles from './Pass.module.css';

const action = '/api/passes/resend';
const load = () =>
  import('@/lib/shared/registration/resend').then(({ checkResend }) => (texts: Texts) => {
    const checked = checkResend(texts.email);
    return checked.kind === 'invalid' ? { email: checked.message } : {};
  });

type SendAgainProps = {
  /** True after an accepted post without JavaScript. */
  sent: boolean;
  /** Error of a rejected post without JavaScript. */
  problem?: string;
};

/** A form with an email address; its response is the same for every address. */
export function SendAgain({ sent, problem }: SendAgainProps) {
  const { sending, submit } = useSend({ action, draft: 'resend', timeoutMs: 20_000 });
  const isSent = sending.kind === 'done' || (sent && sending.kind === 'idle');
  return (
    <div className="stack gap-6 measure">
      {isSent && (
        <Notice kind="success" announce="status">
          <p>{resendSentence}</p>
        </Notice>
      )}
      {sending.kind === 'failed' && (
        <Notice kind="error" announce="alert">
          <p>We could not send your request. Check your connection and try again.</p>
        </Notice>
      )}
      <FormProvider
        id="send-again"
        load={load}
        onSubmit={submit}
        errors={problem === undefined ? undefined : { email: problem }}
      >
        <Form action={action} label="Send my pass again" className={styles.form}>
          <TextField
            name="email"
            type="email"
            label="Email address"
            hint="The one you registered with"
            autoComplete="email"
            proper
          />
          <SubmitButton busy="Sending...">Send my pass</SubmitButton>
        </Form>
      </FormProvider>
    </div>
  );
}
