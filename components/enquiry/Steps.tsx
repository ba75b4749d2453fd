'use client';

import { useFormikContext } from 'formik';
import { Fragment, useLayoutEffect, useRef } from 'react';
import fieldStyles from '@/components/forms/Field.module.css';
import { SubmitButton } from '@/components/forms/Form';
import { type FormValues, type Texts, textValues } from '@/components/forms/FormProvider';
import { Button } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import linkStyles from '@/components/ui/Link.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { cx } from '@/components/ui/cx';
import {
  enquiryControls,
  type EnquiryQuestion,
  formatPhone,
  optionalQuestions,
  programs,
  enquiryQuestions,
  stepByQuestion,
} from '@/lib/shared/enquiry/fields';
import styles from './Steps.module.css';
import { type QuestionContext, Questions } from './questions';
import { goToStep, type Step, steps, useStep } from './useStep';

const stepTitles = ['Mobile number and name', 'Email and program', 'City, nearest centre, message'] as const;

const questionsOf = (step: Step) => enquiryQuestions.filter((name) => stepByQuestion[name] === step);

const questionTitles: Readonly<Record<EnquiryQuestion, string>> = {
  phone: 'Mobile number',
  name: 'Name',
  email: 'Email',
  course: 'Program',
  cityId: 'City',
  centreId: 'Nearest centre',
  message: 'Message',
};

/** The answers of a step in one line, and whether a required one is missing or one is invalid. */
function summaryOf(step: Step, texts: Texts, errors: object) {
  const answers = questionsOf(step).map((name) => {
    const text = texts[enquiryControls[name]] ?? '';
    const program = programs.find(({ code }) => code === text);
    const shownText = name === 'phone' ? formatPhone(text) : text;
    const answer = name === 'course' ? (program?.courses ?? program?.label) : shownText;
    const title = questionTitles[name];
    if (!answer) return optionalQuestions.includes(name) ? {} : { problem: `${title}: not filled in yet` };
    if (!(enquiryControls[name] in errors)) return { answer };
    const isIncomplete = name === 'phone' || name === 'email';
    return { answer, problem: `${title} “${answer}” is not ${isIncomplete ? 'complete' : 'valid'}` };
  });
  const isWrong = answers.some(({ problem }) => problem);
  if (!answers.some(({ answer }) => answer))
    return { isWrong, text: `${stepTitles[step - 1]}: not filled in yet` };
  return { isWrong, text: answers.flatMap(({ answer, problem }) => problem ?? answer ?? []).join(' · ') };
}

type FinishedStepProps = ReturnType<typeof summaryOf> & { step: Step; onOpen: () => void };

function FinishedStep({ step, text, isWrong, onOpen }: FinishedStepProps) {
  return (
    <button
      type="button"
      className={cx('row between gap-3', buttonStyles.bare, styles.finishedStep, isWrong && styles.withError)}
      onClick={onOpen}
    >
      <span className={cx('gap-2', textStyles.anywhere, isWrong && fieldStyles.error)}>
        <span className="visuallyHidden">{`Step ${step}: `}</span>
        <span>{text}</span>
      </span>
      <span className={textStyles.underlined}>Change</span>
    </button>
  );
}

export const SendButton = ({ className }: { className?: string | undefined }) => (
  <SubmitButton busyText="Sending…" className={cx(styles.send, className)}>
    Done: send my enquiry
  </SubmitButton>
);

/**
 * The button Go checks nothing, Done all answers. Other steps stay in the form, hidden, so that no answer is lost;
 * without scripts all are shown.
 */
export function Steps(context: QuestionContext) {
  const step = useStep();
  const { values, errors } = useFormikContext<FormValues>();
  const summaries = steps.map((stepNumber) => summaryOf(stepNumber, textValues(values), errors));
  const isHydrated = useHydrated();
  const legend = useRef<HTMLLegendElement>(null);
  const lastRender = useRef({ step, isHydrated });
  // A layout effect, so that an error summary, which opens a step too, takes the focus last.
  useLayoutEffect(() => {
    // Hydration shows the step of a reloaded page without moving the focus to it.
    if (lastRender.current.isHydrated && lastRender.current.step !== step) legend.current?.focus();
    lastRender.current = { step, isHydrated };
  }, [step, isHydrated]);
  /** True for the bar of the shown step, and of an earlier one without a missing or invalid answer. */
  const isFilled = (bar: Step, shown: Step) => bar === shown || (bar < shown && !summaries[bar - 1]?.isWrong);
  const nextStep = (step + 1) as Step;
  const previous = (step - 1) as Step;
  return (
    <>
      {steps.map((stepNumber) => (
        <Fragment key={stepNumber}>
          {stepNumber < step && (
            <FinishedStep
              step={stepNumber}
              {...summaries[stepNumber - 1]!}
              onOpen={() => goToStep(stepNumber, stepNumber === previous ? 'back' : 'replace')}
            />
          )}
          <fieldset className={cx(stepNumber !== step && 'noScriptOnly')}>
            <legend
              tabIndex={-1}
              ref={stepNumber === step ? legend : undefined}
              className={cx('full', styles.legend)}
            >
              <span className={cx('scriptOnly row gap-3 small', styles.progress)}>
                {`Step ${stepNumber} of 3`}
                {steps.map((bar) => (
                  <i key={bar} data-done={isFilled(bar, stepNumber) || undefined} />
                ))}
              </span>
              <span className={cx('card-title', styles.stepTitle)}>{stepTitles[stepNumber - 1]}</span>
            </legend>
            <Questions names={questionsOf(stepNumber)} {...context} />
          </fieldset>
        </Fragment>
      ))}
      {step < 3 && (
        // Enter in a field presses the first submit button of the form: before hydration Done, because Go is not a
        // submit button yet. A click on Go is replayed after hydration.
        <Button
          key="go"
          type={isHydrated ? 'submit' : 'button'}
          className={cx('scriptOnly', styles.send)}
          onClick={(event) => {
            event.preventDefault();
            goToStep(nextStep, 'go');
          }}
        >
          Go
        </Button>
      )}
      <SendButton key="done" className={step < 3 ? 'noScriptOnly' : undefined} />
      {step > 1 && (
        <button
          type="button"
          className={cx('small muted', textStyles.underlined, buttonStyles.bare, linkStyles.tap, styles.back)}
          onClick={() => goToStep(previous, 'back')}
        >
          {`Back to step ${previous}`}
        </button>
      )}
      <ol className={cx('scriptOnly muted', fieldStyles.message, styles.comingSteps)}>
        {steps
          .filter((laterStep) => laterStep > step)
          .map((laterStep) => (
            <li key={laterStep} className="row gap-3">
              <span className="small strong">{laterStep}</span>
              {stepTitles[laterStep - 1]}
            </li>
          ))}
      </ol>
    </>
  );
}

/** Shows the step of a question, for the error summary, which then moves to it. */
export function showStepOf(control: string): void {
  const name = enquiryQuestions.find((question) => enquiryControls[question] === control);
  if (name) goToStep(stepByQuestion[name], 'replace');
}
