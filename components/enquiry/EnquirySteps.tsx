'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from '@/components/forms/Form';
import { Honeypot } from '@/components/forms/Honeypot';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { stepOf } from '@/lib/enquiry/fields';
import { honeypotControl } from '@/lib/forms/controls';
import { FailureNotice } from './FailureNotice';
import { MessageField, WhatFields, WhoFields } from './FieldSets';
import { StepMarks, StepPanel, type Step } from './Steps';
import { draftName } from './first-answers';
import { useEnquiry, type SentEnquiry } from './useEnquiry';
import { WhereFields } from './WhereFields';
import { cx } from '@/components/ui/cx';
import layout from './EnquiryLayout.module.css';
import styles from './EnquirySteps.module.css';

export type EnquiryStepsProps = {
  values: Readonly<Record<string, string>>;
  step: Step;
  /** `replace` adds no history entry. */
  onStep: (step: Step, how: 'push' | 'replace' | 'back') => void;
  onSent: (sent: SentEnquiry) => void;
};

const load = () => import('@/lib/enquiry/schema').then(({ enquiryRules }) => enquiryRules);

/**
 * The three steps (docs/product/forms.md#f2, docs/product/choices.md#c4, #c5): Go does not validate, Done does, and a failure
 * returns to step 1.
 */
export function EnquirySteps({ values, step, onStep, onSent }: EnquiryStepsProps) {
  const box = useRef<HTMLDivElement>(null);
  /** The enquiry that could not be sent, as a chat message. */
  const [failed, setFailed] = useState<string>();
  const onFailed = (text: string) => {
    setFailed(text);
    onStep(1, 'replace');
  };
  const {
    initial,
    cityId,
    setCityId,
    lists,
    pendingChoice: wanted,
    send,
  } = useEnquiry({ values, onSent, onFailed });
  const submit = (form: HTMLFormElement) => {
    setFailed(undefined);
    return send(form);
  };
  const goOn = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onStep((step + 1) as Step, 'push');
  };
  // The error summary focuses the field right after this call, so the step must be rendered synchronously.
  const goTo = (name: string) => flushSync(() => onStep(stepOf[name] ?? 1, 'replace'));

  return (
    <div ref={box}>
      {failed !== undefined && (
        <FailureNotice text={failed} onRetry={() => box.current?.querySelector('form')?.requestSubmit()} />
      )}
      <StepMarks step={step} />
      <Form
        id="enquiry"
        action="/api/inquiries"
        label="Enquiry"
        load={load}
        onSubmit={submit}
        values={initial}
        draft={draftName}
        onGoTo={goTo}
        className={layout.form}
      >
        <StepPanel of={1} step={step}>
          <WhoFields />
        </StepPanel>
        <StepPanel of={2} step={step}>
          <WhatFields />
        </StepPanel>
        <StepPanel of={3} step={step}>
          <WhereFields lists={lists} cityId={cityId} onCity={setCityId} pendingChoice={wanted} />
          <MessageField />
        </StepPanel>
        <Honeypot name={honeypotControl} />
        <div className={cx('cluster gap-3', layout.actions)}>
          {step > 1 && (
            <Button
              variant="outline"
              className={styles.back}
              onClick={() => onStep((step - 1) as Step, 'back')}
            >
              <Icon name="back" />
              Back
            </Button>
          )}
          {step < 3 ? (
            <Button key="go" type="submit" onClick={goOn}>
              Go
            </Button>
          ) : (
            <SubmitButton key="done" busy="Sending…">
              Done
            </SubmitButton>
          )}
        </div>
      </Form>
    </div>
  );
}
