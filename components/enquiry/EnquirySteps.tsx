'use client';

import { flushSync } from 'react-dom';
import { SubmitButton } from '@/components/forms/Form';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { Button } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/Icon';
import { controls, questionNames, stepOf } from '@/lib/shared/enquiry/fields';
import { EnquiryForm, type SentEnquiry } from './EnquiryForm';
import { hasPlace } from './prefill';
import { AllQuestions, Questions } from './questions';
import type { Lists } from './useLists';
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
  return (
    <EnquiryForm
      id="enquiry"
      values={values}
      {...(topic && { topic })}
      onSent={onSent}
      onFailed={() => onStep(1, 'replace')}
      onGoTo={stepTo(onStep)}
      above={!isShort && <StepMarks step={step} />}
    >
      {(lists) =>
        isShort ? (
          <>
            <AllQuestions lists={lists} values={values} topic={topic} />
            <Done />
          </>
        ) : (
          <Steps lists={lists} topic={topic} step={step} onStep={onStep} />
        )
      }
    </EnquiryForm>
  );
}

export const Done = ({ className }: { className?: string | undefined }) => (
  <SubmitButton busy="Sending…" className={className}>
    Done: send my enquiry
  </SubmitButton>
);

type StepsProps = Pick<EnquiryStepsProps, 'step' | 'onStep'> & { lists: Lists; topic: string | undefined };

/** The questions in three steps, with Go, Back and Done; without scripts all questions and Done. */
export function Steps({ lists, topic, step, onStep }: StepsProps) {
  const ready = useHydrated();
  const goOn = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onStep((step + 1) as Step, 'push');
  };
  return (
    <>
      {steps.map((each) => (
        <StepPanel key={each} of={each} step={step}>
          <Questions
            names={questionNames.filter((name) => stepOf[name] === each)}
            lists={lists}
            topic={topic}
          />
        </StepPanel>
      ))}
      <div className={cx('cluster gap-3', layout.enquiryLayoutActions)}>
        {step > 1 && (
          <Button
            variant="outline"
            className={layout.back}
            onClick={() => onStep((step - 1) as Step, 'back')}
          >
            <Icon name="back" />
            Back
          </Button>
        )}
        {step < 3 && (
          // Enter in a field presses the first submit button. Before hydration that is Done, and a press here is replayed.
          <Button key="go" type={ready ? 'submit' : 'button'} className="scriptOnly" onClick={goOn}>
            Go
          </Button>
        )}
        <Done key="done" className={step < 3 ? styles.off : undefined} />
      </div>
    </>
  );
}

/**
 * Shows the step of a question before the error summary moves to it. The summary focuses the field right after this call,
 * so the step is rendered synchronously.
 */
export const stepTo = (onStep: EnquiryStepsProps['onStep']) => (control: string) => {
  const name = questionNames.find((question) => controls[question] === control);
  if (name) flushSync(() => onStep(stepOf[name], 'replace'));
};

const stepNames = ['About you', 'Your program', 'Your centre'] as const;
export const steps = [1, 2, 3] as const;
export type Step = (typeof steps)[number];

/** The current step, as one of three marks on the yellow line. */
export const StepMarks = ({ step }: { step: Step }) => (
  <ol className={cx('scriptOnly', styles.marks)} aria-hidden="true">
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
    <fieldset className={cx('stack', step !== of && styles.off)}>
      <legend className={cx('stack gap-1', styles.legend)} tabIndex={-1} ref={legend}>
        <span className={cx('scriptOnly', styles.count)}>{`Step ${of} of 3`}</span>
        {stepNames[of - 1]}
      </legend>
      {children}
    </fieldset>
  );
}
