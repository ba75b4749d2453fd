'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import styles from './Steps.module.css';

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
