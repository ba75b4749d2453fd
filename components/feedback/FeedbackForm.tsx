'use client';

import { useEffect, useRef, useState } from 'react';
import { Form, Honeypot, SubmitButton } from '@/components/forms/Form';
import { FormProvider, type Rules } from '@/components/forms/FormProvider';
import { SelectField, type Option } from '@/components/forms/SelectField';
import { useSend } from '@/components/forms/useSend';
import { TextField, type TextFieldProps } from '@/components/forms/Field';
import { Notice } from '@/components/ui/Notice';
import {
  feedbackControl,
  defaults,
  type FeedbackReply,
  feedbackMessages,
  type TextField as FeedbackText,
  textFields,
} from '@/lib/shared/feedback/fields';
import type { Flash } from '@/lib/server/forms/flash';
import { idempotencyKeyControl } from '@/lib/shared/forms/controls';
import { cx } from '@/components/ui/cx';
import styles from './Feedback.module.css';
import { fieldLabels, labelsOf } from './labels';
import { Questions, type QuestionsProps } from './Questions';
import { Saved } from './Saved';

type FeedbackFormProps = QuestionsProps & {
  centres: readonly Option[];
  /** The last submission, without JavaScript. */
  flash?: Flash | undefined;
};

const load = (): Promise<Rules> =>
  import('@/lib/shared/feedback/schema').then(({ feedbackRules }) => feedbackRules);

const action = '/api/feedback';
const draft = 'feedback';
/** Longer than the server's own deadline. */
const timeoutMs = 15_000;

/** The text questions. One that is left out is a type error. */
const textQuestions: Readonly<Record<Exclude<FeedbackText, 'centreId'>, Partial<TextFieldProps>>> = {
  studentName: { autoComplete: 'name' },
  enrollmentNo: { autoComplete: 'off' },
  faculty: { autoComplete: 'off', hint: 'Name of the teacher' },
  batchCode: { autoComplete: 'off', hint: 'On your fee slip' },
};

/** The feedback form. Shows thanks once the record is stored; a failure keeps all answers and shows a message. */
export function FeedbackForm({ centres, questions, parts, flash }: FeedbackFormProps) {
  const { sending, submit, reset } = useSend<FeedbackReply>({ action, draft, timeoutMs });
  const [before, setBefore] = useState(flash);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.kind === 'done' || sending.kind === 'failed') box.current?.focus();
  }, [sending]);

  if (sending.kind === 'done') {
    const sendAnother = () => {
      setBefore(undefined);
      reset();
    };
    return (
      <div ref={box} tabIndex={-1} className={cx('hide-empty', styles.box)}>
        <Saved onAgain={sendAnother} />
      </div>
    );
  }
  return (
    <FormProvider
      id="feedback"
      load={load}
      onSubmit={submit}
      values={before?.values ?? defaults}
      errors={before?.errors}
    >
      <Form
        action={action}
        label="Feedback Form"
        draft={draft}
        preset={before?.values}
        labels={labelsOf(questions, parts)}
        className={cx('stack gap-5', styles.form)}
      >
        {before?.idempotencyKey && (
          <input type="hidden" name={idempotencyKeyControl} value={before.idempotencyKey} />
        )}
        <section className={cx('stack gap-5', styles.part)} aria-labelledby="feedback-class">
          <h2 className="card-title" id="feedback-class">
            You and your class
          </h2>
          <div className={cx('stack columns-600', styles.fields)}>
            <SelectField
              name={feedbackControl('centreId')}
              label={fieldLabels.centreId}
              prompt="Select"
              options={centres}
            />
            {textFields.map(
              (name) =>
                name !== 'centreId' && (
                  <TextField
                    key={name}
                    name={name}
                    label={fieldLabels[name]}
                    proper
                    {...textQuestions[name]}
                  />
                ),
            )}
          </div>
        </section>
        <section className={cx('stack gap-5', styles.part)} aria-labelledby="feedback-questions">
          <h2 className="card-title" id="feedback-questions">
            Eight questions
          </h2>
          <p className="muted">Each question starts with the best answer. Change it if you disagree.</p>
          <Questions questions={questions} parts={parts} />
        </section>
        <Honeypot />
        <div ref={box} tabIndex={-1} className={cx('hide-empty', styles.box)}>
          {sending.kind === 'failed' && (
            <Notice
              kind="error"
              title={sending.status === 429 ? feedbackMessages.limited : feedbackMessages.failed}
              announce="alert"
            >
              <p>Your answers are saved on this device until you send them.</p>
            </Notice>
          )}
        </div>
        <SubmitButton busy="Sending...">Submit Feedback</SubmitButton>
      </Form>
    </FormProvider>
  );
}
