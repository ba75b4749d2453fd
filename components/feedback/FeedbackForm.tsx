'use client';

import { useEffect, useRef, useState } from 'react';
import { clearDraft } from '@/components/forms/draft';
import { Form } from '@/components/forms/Form';
import type { Rules } from '@/components/forms/FormikBridge';
import { Honeypot } from '@/components/forms/Honeypot';
import { SearchableSelect } from '@/components/forms/SearchableSelect';
import type { Option } from '@/components/forms/SelectField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextField } from '@/components/forms/TextField';
import { Notice } from '@/components/ui/Notice';
import { controlOf, defaults } from '@/lib/content/feedback-fields';
import { honeypotControl } from '@/lib/forms/controls';
import styles from './FeedbackForm.module.css';
import { fieldLabels, labelsOf } from './labels';
import { Questions, type QuestionsProps } from './Questions';
import { Saved } from './Saved';
import { draft, send } from './send';

type FeedbackFormProps = QuestionsProps & {
  centres: readonly Option[];
  /** Answers and errors from the server, without JavaScript. */
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
};

const load = (): Promise<Rules> => import('@/lib/feedback/schema').then(({ feedbackRules }) => feedbackRules);

/**
 * The feedback form (docs/product/forms.md#f7): thanks once the record is stored; a failure keeps every answer and shows a
 * message.
 */
export function FeedbackForm({ centres, questions, parts, values = defaults, errors }: FeedbackFormProps) {
  const [result, setResult] = useState<{ kind: 'idle' | 'saved' } | { kind: 'failed'; message: string }>({
    kind: 'idle',
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result.kind !== 'idle') box.current?.focus();
  }, [result]);

  const submit = async (form: HTMLFormElement) => {
    const sent = await send(form);
    if (sent.kind === 'invalid') return sent.errors;
    if (sent.kind === 'saved') clearDraft(draft);
    setResult(sent);
    return undefined;
  };

  if (result.kind === 'saved')
    return (
      <div ref={box} tabIndex={-1} className={styles.box}>
        <Saved onAgain={() => setResult({ kind: 'idle' })} />
      </div>
    );
  return (
    <Form
      id="feedback"
      action="/api/feedback"
      label="Feedback Form"
      load={load}
      onSubmit={submit}
      values={values}
      {...(errors && { errors })}
      draft={draft}
      labels={labelsOf(questions, parts)}
      className={styles.form}
    >
      <section className={styles.part} aria-labelledby="feedback-class">
        <h2 className="display-s" id="feedback-class">
          You and your class
        </h2>
        <div className={styles.fields}>
          <SearchableSelect
            name={controlOf('centreId')}
            label={fieldLabels.centreId}
            prompt="Select"
            options={centres}
          />
          <TextField name="studentName" label={fieldLabels.studentName} autoComplete="name" proper />
          <TextField name="enrollmentNo" label={fieldLabels.enrollmentNo} autoComplete="off" proper />
          <TextField
            name="faculty"
            label={fieldLabels.faculty}
            hint="Name of the teacher"
            autoComplete="off"
            proper
          />
          <TextField
            name="batchCode"
            label={fieldLabels.batchCode}
            hint="On your fee slip"
            autoComplete="off"
            proper
          />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="feedback-questions">
        <h2 className="display-s" id="feedback-questions">
          Eight questions
        </h2>
        <Questions questions={questions} parts={parts} />
      </section>
      <Honeypot name={honeypotControl} />
      <div ref={box} tabIndex={-1} className={styles.box}>
        {result.kind === 'failed' && (
          <Notice kind="error" title={result.message} announce="alert">
            <p>Nothing is lost: what you typed also stays on this device until it is sent.</p>
          </Notice>
        )}
      </div>
      <SubmitButton busy="Sending...">Submit Feedback</SubmitButton>
    </Form>
  );
}
