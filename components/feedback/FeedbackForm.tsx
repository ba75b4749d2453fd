'use client';

import { useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '@/components/forms/Field';
import fieldStyles from '@/components/forms/Field.module.css';
import { Form, Honeypot, SubmitButton } from '@/components/forms/Form';
import { FormProvider, type Rules } from '@/components/forms/FormProvider';
import { SelectField, type Option } from '@/components/forms/SelectField';
import { useSend } from '@/components/forms/useSend';
import columns from '@/components/ui/Columns.module.css';
import { NumberedSteps } from '@/components/ui/Lists';
import { Notice } from '@/components/ui/Notice';
import { cx } from '@/components/ui/cx';
import type { FlashState } from '@/lib/server/forms/flash';
import {
  type AskedQuestion,
  feedbackControl,
  initialAnswers,
  type FeedbackReply,
  type Question,
  scaleByQuestion,
  scales,
  type FeedbackTextField,
} from '@/lib/shared/feedback/fields';
import { feedbackMessages } from '@/lib/shared/feedback/messages';
import { idempotencyKeyControl } from '@/lib/shared/forms/control-names';
import { browserTimeouts } from '@/lib/shared/forms/deadlines';
import { plural } from '@/lib/shared/util/text';
import styles from './Feedback.module.css';
import { FeedbackConfirmation } from './FeedbackConfirmation';

type FeedbackFormProps = {
  questions: Readonly<Record<AskedQuestion, string>>;
  /** Names of the four parts of q3, in order. */
  parts: readonly string[];
  centres: readonly Option[];
  /** The last submission, without JavaScript. */
  flash?: FlashState | undefined;
};

const loadRules = (): Promise<Rules> =>
  import('@/lib/shared/feedback/schema').then(({ feedbackRules }) => feedbackRules);

const action = '/api/feedback';
const draftName = 'feedback';

const centreLabel = 'Centre';
const textQuestions: Readonly<Record<Exclude<FeedbackTextField, 'centreId'>, Omit<TextFieldProps, 'name'>>> =
  {
    studentName: { label: 'Student name', autoComplete: 'name' },
    enrollmentNo: { label: 'Enrolment number', autoComplete: 'off' },
    faculty: { label: 'Faculty', autoComplete: 'off', hint: 'Name of the teacher' },
    batchCode: { label: 'Batch code', autoComplete: 'off', hint: 'On your fee slip' },
  };

const partName = (index: number) => `q3o${index + 1}` as Question;

/** Labels for the error summary, because the specified messages do not name their field. */
const labelsOf = ({ questions, parts }: Pick<FeedbackFormProps, 'questions' | 'parts'>) => ({
  [feedbackControl('centreId')]: centreLabel,
  ...Object.fromEntries(Object.entries(textQuestions).map(([name, { label }]) => [name, String(label)])),
  ...Object.fromEntries(Object.keys(questions).map((name) => [name, `Question ${name.slice(1)}`])),
  ...Object.fromEntries(parts.map((part, index) => [partName(index), `Question 3, ${part}`])),
});

/** "Select" has the value 0, which the rules reject, except for q8; answers start at 1. */
const ScaleSelect = ({ name, label }: { name: Question; label: string }) => (
  <SelectField
    name={name}
    label={label}
    prompt="Select"
    promptValue="0"
    options={scales[scaleByQuestion[name]].map((text, index) => ({ value: String(index + 1), label: text }))}
  />
);

export function FeedbackForm({ centres, questions, parts, flash }: FeedbackFormProps) {
  const { sending, submit, reset } = useSend<FeedbackReply>({
    action,
    draftName,
    timeoutMs: browserTimeouts.post,
  });
  const [lastPost, setLastPost] = useState(flash);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.kind === 'done' || sending.kind === 'failed') outcome.current?.focus();
  }, [sending]);

  if (sending.kind === 'done') {
    const sendAnother = () => {
      setLastPost(undefined);
      reset(feedbackControl('centreId'));
    };
    return (
      <div ref={outcome} tabIndex={-1} className={cx('full', styles.outcome)}>
        <FeedbackConfirmation onAgain={sendAnother} />
      </div>
    );
  }
  return (
    <FormProvider
      id="feedback"
      loadRules={loadRules}
      onSubmit={submit}
      values={lastPost?.values ?? initialAnswers}
      errors={lastPost?.errors}
    >
      <Form
        action={action}
        label="Feedback Form"
        draftName={draftName}
        preset={lastPost?.values}
        labels={labelsOf({ questions, parts })}
        className={cx('stack gap-5 start', styles.form)}
      >
        {lastPost?.idempotencyKey && (
          <input type="hidden" name={idempotencyKeyControl} value={lastPost.idempotencyKey} />
        )}
        <section className="stack gap-5 full" aria-labelledby="feedback-class">
          <h2 className="card-title" id="feedback-class">
            You and your class
          </h2>
          <div className={cx(columns.from600, styles.fields)}>
            <SelectField
              name={feedbackControl('centreId')}
              label={centreLabel}
              prompt="Select"
              options={centres}
            />
            {Object.entries(textQuestions).map(([name, question]) => (
              <TextField key={name} name={name} noAutocorrect {...question} />
            ))}
          </div>
        </section>
        <section className="stack gap-5 full" aria-labelledby="feedback-questions">
          <h2 className="card-title" id="feedback-questions">
            {plural(Object.keys(questions).length, 'question')}
          </h2>
          <p className="muted">Each question starts with the best answer. Change it if you disagree.</p>
          <div className={styles.questions}>
            <NumberedSteps>
              {Object.entries(questions).map(([name, text]) => (
                <li key={name}>
                  {name === 'q3' ? (
                    <fieldset>
                      <legend>{text}</legend>
                      <div className={cx(columns.from600, styles.parts)}>
                        {parts.map((part, index) => (
                          <ScaleSelect key={part} name={partName(index)} label={part} />
                        ))}
                      </div>
                    </fieldset>
                  ) : (
                    <ScaleSelect name={name as Question} label={text} />
                  )}
                </li>
              ))}
            </NumberedSteps>
          </div>
        </section>
        <Honeypot />
        <div ref={outcome} tabIndex={-1} className={cx('full', fieldStyles.message, styles.outcome)}>
          {sending.kind === 'failed' && (
            <Notice
              kind="error"
              title={sending.status === 429 ? feedbackMessages.limited : feedbackMessages.failed}
              announce="alert"
            >
              <p>Your answers stay in this tab until you send them.</p>
            </Notice>
          )}
        </div>
        <SubmitButton busyText="Sending...">Submit Feedback</SubmitButton>
      </Form>
    </FormProvider>
  );
}
