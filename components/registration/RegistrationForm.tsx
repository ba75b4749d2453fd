'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import fieldStyles from '@/components/forms/Field.module.css';
import { Form, Honeypot, SubmitButton } from '@/components/forms/Form';
import { FormProvider, type FormValues, textValues } from '@/components/forms/FormProvider';
import type { Progress } from '@/components/forms/send';
import { type Sending, useSend } from '@/components/forms/useSend';
import { Button } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import type { FlashState } from '@/lib/server/forms/flash';
import { idempotencyKeyControl } from '@/lib/shared/forms/control-names';
import { browserTimeouts } from '@/lib/shared/forms/deadlines';
import { photoToSend } from '@/lib/shared/photo/chosen-photo';
import { answersOf, formControls, editionControl, type FormName } from '@/lib/shared/registration/fields';
import { registrationErrorAdvice, resultMessages } from '@/lib/shared/registration/messages';
import type { RegistrationReply } from '@/lib/shared/registration/replies';
import { keptFor } from '@/lib/shared/retention';
import styles from './RegistrationForm.module.css';
import { ReplyView } from './ReplyView';
import { labelsOf, Questions, type FormChoices } from './questions';

const privacyText = `We delete your photo after ${keptFor.photo} and your answers after ${keptFor.answers}. [What we store, and why]`;

/** Maximum ms for which `Retry-After` disables the button: the limit may concern only this email address. */
const maxDisabledMs = 60_000;
/** Pauses in ms between retries of dropped connections: about a minute and a half in total. */
const retryPausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];

/** Hidden controls and answers to the questions that apply, then the photo. */
async function bodyOf(form: FormName, values: FormValues, edition: string): Promise<FormData> {
  const answers = answersOf(form, textValues(values));
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    const field = formControls[form][name];
    if (typeof value === 'string' && (!field || field in answers)) body.set(name, value);
  }
  body.set(editionControl, edition);
  for (const [name, value] of Object.entries(values))
    if (typeof value !== 'string') body.set(name, await photoToSend(value), value.name);
  return body;
}

type RegistrationSending = Sending<RegistrationReply>;

/** Moves the focus to the outcome, or after Cancel, whose button disappears, to the submit button. */
function useFocusOutcome(sending: RegistrationSending) {
  const outcome = useRef<HTMLDivElement>(null);
  const submitArea = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.kind === 'cancelled')
      submitArea.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (sending.kind !== 'done' && sending.kind !== 'failed') return;
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'start' });
  }, [sending]);
  return { outcome, submitArea };
}

/** Starts the specified downloads; plain links remain for browsers that block them, such as WhatsApp's. */
function useDownloads(sending: RegistrationSending): void {
  useEffect(() => {
    if (sending.kind !== 'done' || sending.reply.kind !== 'registered') return;
    for (const { url, name } of sending.reply.pass?.files ?? []) {
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      document.body.append(link);
      link.click();
      link.remove();
    }
  }, [sending]);
}

function useIsLimited(sending: RegistrationSending): boolean {
  /** The failed submission after whose limit the visitor may send again. */
  const [releasedSending, setReleasedSending] = useState<RegistrationSending>();
  const limitMs = sending.kind === 'failed' ? Math.min(sending.retryAfterMs ?? 0, maxDisabledMs) : 0;
  useEffect(() => {
    if (limitMs === 0) return undefined;
    const timer = setTimeout(() => setReleasedSending(sending), limitMs);
    return () => clearTimeout(timer);
  }, [sending, limitMs]);
  return limitMs > 0 && sending !== releasedSending;
}

type RegistrationFormProps = {
  choices: FormChoices;
  edition: string;
  intro: ReactNode;
  nextEventUrl: string;
  afterResult?: ReactNode;
  label: string;
  aside: ReactNode;
  flash?: FlashState | undefined;
};

export function RegistrationForm({
  choices,
  edition,
  intro,
  nextEventUrl,
  afterResult,
  label,
  aside,
  flash,
}: RegistrationFormProps) {
  const { form } = choices;
  const action = `/api/registrations/${form}`;
  const draftName = `registration-${form}`;
  const { sending, submit, cancel, reset } = useSend<RegistrationReply>({
    action,
    draftName,
    bodyOf: (values) => bodyOf(form, values, edition),
    timeoutMs: browserTimeouts.upload,
    pausesMs: retryPausesMs,
  });
  /** State after a post without JavaScript; undefined once the form is empty for another person. */
  const [lastPost, setLastPost] = useState(flash);
  const isLimited = useIsLimited(sending);
  const { outcome, submitArea } = useFocusOutcome(sending);
  useDownloads(sending);
  const registerAnother = () => {
    setLastPost(undefined);
    reset(Object.keys(formControls[form])[0] ?? '');
  };

  if (sending.kind === 'done') {
    const { reply, texts } = sending;
    return (
      <div ref={outcome} tabIndex={-1} className={cx('container', styles.outcome)}>
        <ReplyView reply={reply} email={texts.email} firstName={texts.firstName} nextEventUrl={nextEventUrl}>
          <Button variant="outline" onClick={registerAnother}>
            Register another person
          </Button>
          {reply.kind === 'registered' && afterResult}
        </ReplyView>
      </div>
    );
  }
  return (
    <FormProvider
      id={`${form}-registration`}
      loadRules={() =>
        import('@/lib/shared/registration/schema').then((schema) => schema.registrationRules(form, edition))
      }
      onSubmit={submit}
      advice={registrationErrorAdvice}
      // Conference and VIP visitors are preset as professionals, as specified.
      values={lastPost?.values ?? (form === 'visitor' ? {} : { userType: 'Professional' })}
      errors={lastPost?.errors}
    >
      <Form
        action={action}
        encType="multipart/form-data"
        label={label}
        draftName={draftName}
        preset={lastPost?.values}
        labels={labelsOf(form)}
        className={cx('container', styles.form)}
      >
        <div>
          {intro}
          <Questions choices={choices} draftName={draftName} uploadDraft={lastPost?.uploadDraft} />
        </div>
        <div ref={submitArea} className={cx('stack gap-4', styles.submitArea)}>
          <Honeypot />
          <input type="hidden" name={editionControl} value={edition} />
          {lastPost?.idempotencyKey && (
            <input type="hidden" name={idempotencyKeyControl} value={lastPost.idempotencyKey} />
          )}
          <SubmitButton busyText="Registering..." disabled={isLimited}>
            {form === 'visitor' ? 'Register' : label}
          </SubmitButton>
          {sending.kind === 'sending' && sending.progress && (
            <SendingNotice form={form} progress={sending.progress} onCancel={cancel} />
          )}
          <div ref={outcome} tabIndex={-1} className={cx('full', fieldStyles.message)}>
            {sending.kind === 'failed' && (
              <ReplyView
                reply={{ kind: 'failed', message: sending.message ?? resultMessages.failed }}
                nextEventUrl={nextEventUrl}
              />
            )}
          </div>
          <p className="muted small">{withParts(privacyText, '/privacy')}</p>
        </div>
        <div className={styles.aside}>{aside}</div>
      </Form>
    </FormProvider>
  );
}

const progressText = (progress: Progress, form: FormName): string => {
  switch (progress.kind) {
    case 'uploading':
      return 'Sending your answers and photo';
    case 'reconnecting':
      return 'Connection lost. Your answers are safe and we are trying again.';
    case 'waiting':
      return form === 'vip' ? 'Sending your application' : 'Making your pass';
    case 'finishing':
      return progress.message;
  }
};

type SendingNoticeProps = { form: FormName; progress: Progress; onCancel: () => void };

function SendingNotice({ form, progress, onCancel }: SendingNoticeProps) {
  const isUploading = progress.kind === 'uploading';
  return (
    <div className={cx('stack gap-2', styles.progress)}>
      <p role="status">{progressText(progress, form)}</p>
      {isUploading && (
        <progress className="full" max={1} value={progress.fraction} aria-label="Upload">
          {Math.round(progress.fraction * 100)}%
        </progress>
      )}
      {(isUploading || progress.kind === 'reconnecting') && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
