'use client';

import { flushSync } from 'react-dom';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/Icon';
import { stepOf } from '@/lib/shared/enquiry/fields';
import { AllQuestions } from './AllQuestions';
import { EnquiryForm, type SentEnquiry } from './EnquiryForm';
import { Step1You } from './steps/Step1You';
import { Step2Program } from './steps/Step2Program';
import { hasPlace } from './prefill';
import { MessageField } from './steps/MessageField';
import { Step3Centre } from './steps/Step3Centre';
import { StepMarks, StepPanel, type Step } from './steps/Steps';
import layout from './EnquiryLayout.module.css';
import styles from './EnquirySteps.module.css';

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
 * all answers, and a failed attempt returns to the first step with all answers kept.
 */
export function EnquirySteps({ values, topic, step, onStep, onSent }: EnquiryStepsProps) {
  const isShort = hasPlace(values);
  const goOn = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onStep((step + 1) as Step, 'push');
  };
  // The error summary focuses the field right after this call, so the step must be rendered synchronously.
  const goTo = (name: string) => flushSync(() => onStep(stepOf[name] ?? step, 'replace'));

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
            <>
              <StepPanel of={1} step={step}>
                <Step1You />
              </StepPanel>
              <StepPanel of={2} step={step}>
                <Step2Program />
              </StepPanel>
              <StepPanel of={3} step={step}>
                <Step3Centre lists={lists} />
                <MessageField topic={topic} />
              </StepPanel>
            </>
          )}
          <div className={cx('cluster gap-3', layout.actions)}>
            {!isShort && step > 1 && (
              <Button
                variant="outline"
                className={styles.back}
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
