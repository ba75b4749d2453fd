'use client';

import { passKeptDays } from '@/lib/shared/util/durations';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { focusField } from '@/components/forms/controls';
import { Form, Honeypot, SubmitButton } from '@/components/forms/Form';
import { FormProvider } from '@/components/forms/FormProvider';
import { Button } from '@/components/ui/Button';
import { withParts } from '@/components/ui/with-parts';
import type { Flash } from '@/lib/server/forms/flash';
import { idempotencyKeyControl } from '@/lib/shared/forms/controls';
import { controlsOf, editionControl, type FormName } from '@/lib/shared/registration/fields';
import { results } from '@/lib/shared/registration/messages';
import { type Ending, EventOverNote, SendingNotice } from './SendingNotice';
import { Result } from './Result';
import { Questions, type Offer } from './questions';
import { cx } from '@/components/ui/cx';
import styles from './RegistrationForm.module.css';
import { registrationAction, useRegistration } from './useRegistration';

const privacy = `We delete your photo after a day and your answers after ${passKeptDays} days. [What we store, and why]`;

type RegistrationFormProps = {
  offer: Offer;
  /** Key of the edition that the page shows. */
  edition: string;
  /** Absent once the event is over. */
  ending?: Ending | undefined;
  /** URL for questions about the next event. */
  nextEvent: string;
  /** Shown with the result of a registration. */
  next?: ReactNode;
  /** Accessible name of the form. */
  label: string;
  submitText: string;
  /** Shown next to the form on wide screens and below it on narrow ones. */
  aside: ReactNode;
  /** The last submission, without JavaScript; its errors are in page order. */
  flash?: Flash | undefined;
};

/** Conference and VIP visitors are preset as professionals, as specified. */
const defaults = (form: FormName): Readonly<Record<string, string>> =>
  form === 'visitor' ? {} : { userType: 'Professional' };

/** Name of the draft of a form. */
const draftOf = (form: FormName) => `registration-${form}`;

/**
 * One of the three registration forms; only their questions differ. After a registration the result replaces it, and it
 * can be opened again, empty, for another person.
 */
export function RegistrationForm({
  offer,
  edition,
  ending,
  nextEvent,
  next,
  label,
  submitText,
  aside,
  flash,
}: RegistrationFormProps) {
  const { form } = offer;
  const draft = draftOf(form);
  const { sending, isLimited, submit, cancel, reset } = useRegistration(form, draft, edition);
  /** The last submission, without JavaScript; not for another person. */
  const [before, setBefore] = useState(flash);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.kind !== 'done' && sending.kind !== 'failed') return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [sending]);
  const registerAnother = () => {
    setBefore(undefined);
    reset();
    // The form is there in the next frame.
    requestAnimationFrame(() => focusField(document, Object.keys(controlsOf[form])[0] ?? ''));
  };

  if (sending.kind === 'done') {
    const { reply, texts } = sending;
    return (
      <div ref={box} tabIndex={-1} className={styles.done}>
        <Result reply={reply} email={texts.email} firstName={texts.firstName} nextEvent={nextEvent} announce>
          <Button variant="outline" onClick={registerAnother}>
            Register another person
          </Button>
          {reply.kind === 'registered' && next}
        </Result>
      </div>
    );
  }
  return (
    <FormProvider
      id={`${form}-registration`}
      load={() =>
        import('@/lib/shared/registration/schema').then((schema) => schema.registrationRules(form, edition))
      }
      onSubmit={submit}
      values={before?.values ?? defaults(form)}
      errors={before?.errors}
    >
      <Form
        action={registrationAction(form)}
        encType="multipart/form-data"
        label={label}
        draft={draft}
        preset={before?.values}
        className={styles.form}
      >
        <div>
          <Questions offer={offer} draft={draft} uploadDraft={before?.uploadDraft} />
        </div>
        <div className={cx('stack gap-4', styles.finish)}>
          <Honeypot />
          <input type="hidden" name={editionControl} value={edition} />
          {ending && <EventOverNote {...ending} />}
          {before?.idempotencyKey && (
            <input type="hidden" name={idempotencyKeyControl} value={before.idempotencyKey} />
          )}
          <SubmitButton busy="Registering..." disabled={isLimited}>
            {submitText}
          </SubmitButton>
          {sending.kind === 'sending' && sending.progress && (
            <SendingNotice form={form} progress={sending.progress} onCancel={cancel} />
          )}
          <div ref={box} tabIndex={-1} className={cx('hide-empty', styles.message)}>
            {sending.kind === 'failed' && (
              <Result
                reply={{ kind: 'failed', message: sending.message ?? results.failed }}
                nextEvent={nextEvent}
                announce
              />
            )}
          </div>
          <p className="muted small">{withParts(privacy, '/privacy')}</p>
        </div>
        <div className={styles.aside}>{aside}</div>
      </Form>
    </FormProvider>
  );
}
