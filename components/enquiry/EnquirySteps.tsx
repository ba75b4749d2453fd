'use client';

import { flushSync } from 'react-dom';
import { SubmitButton } from '@/components/forms/Form';
import { Button } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/Icon';
import { controls, questionNames, stepOf } from '@/lib/shared/enquiry/fields';
import { EnquiryForm, type SentEnquiry } from './EnquiryForm';
import { hasPlace } from './prefill';
import { AllQuestions, Questions } from './questions';
import layout from './Enquiry.module.css';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Steps.module.css';

export type EnquiryStepsProps = {
  values: Readonly<Record<string, string>>;
  topic?: string;
  step: Step;
  /** `replace` adds no history entry. */
  onStep: (step: Step, how: 'push' | 'replace' | 'back') => void;
  onSent: (sent: SentEnquiry) => void;
};

/**
 * The three steps of the enquiry; one step if a link presets program and centre. Go does not validate, Done validates
 * all answers, and a failure returns to the first step with all answers kept.
 */
export function EnquirySteps({ values, topic, step, onStep, onSent }: EnquiryStepsProps) {
  const isShort = hasPlace(values);
  const goOn = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onStep((step + 1) as Step, 'push');
  };
  // The error summary focuses the field right after this call, so the step must be rendered synchronously.
  const goTo = (control: string) => {
    const name = questionNames.find((question) => controls[question] === control);
    flushSync(() => onStep(name ? stepOf[name] : step, 'replace'));
  };

  return (
    <EnquiryForm
      id="enquiry"
      values={values}
      {...(topic && { topic })}
      onSent={onSent}
      onFailed={() => onStep(1, 'replace')}
      onGoTo={goTo}
      above={!isShort && <StepMarks step={step} />}
    >
      {(lists) => (
        <>
          {isShort ? (
            <AllQuestions lists={lists} values={values} topic={topic} />
          ) : (
            steps.map((each) => (
              <StepPanel key={each} of={each} step={step}>
                <Questions
                  names={questionNames.filter((name) => stepOf[name] === each)}
                  lists={lists}
                  topic={topic}
                />
              </StepPanel>
            ))
          )}
          <div className={cx('cluster gap-3', layout.enquiryLayoutActions)}>
            {!isShort && step > 1 && (
              <Button
                variant="outline"
                className={layout.back}
                onClick={() => onStep((step - 1) as Step, 'back')}
              >
                <Icon name="back" />
                Back
              </Button>
            )}
            {!isShort && step < 3 ? (
              <Button key="go" type="submit" onClick={goOn}>
                Go
              </Button>
            ) : (
              <SubmitButton key="done" busy="Sending…">
                Done: send my enquiry
              </SubmitButton>
            )}
          </div>
        </>
      )}
    </EnquiryForm>
  );
}

const stepNames = ['About you', 'Your program', 'Your centre'] as const;
export const steps = [1, 2, 3] as const;
export type Step = (typeof steps)[number];

/** The current step, as one of three marks on the yellow line. */
export const StepMarks = ({ step }: { step: Step }) => (
  <ol className={styles.marks} aria-hidden="true">
    {stepNames.map((name, index) => (
      <li key={name} data-done={index + 1 < step || undefined} data-now={index + 1 === step || undefined} />
    ))}
  </ol>
);

type StepPanelProps = { of: Step; step: Step; children: ReactNode };

/** The fields of one step. Other steps stay in the form, hidden, so that no answer is lost. */
export function StepPanel({ of, step, children }: StepPanelProps) {
  const legend = useRef<HTMLLegendElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === of && before.current !== step) legend.current?.focus();
    before.current = step;
  }, [step, of]);
  return (
    <fieldset className="stack" hidden={step !== of}>
      <legend className={cx('stack gap-1', styles.legend)} tabIndex={-1} ref={legend}>
        <span className={styles.count}>{`Step ${of} of 3`}</span>
        {stepNames[of - 1]}
      </legend>
      {children}
    </fieldset>
  );
}
