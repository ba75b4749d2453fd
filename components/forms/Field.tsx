'use client';

import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { useFieldState } from './context';
import styles from './Field.module.css';

/** Attributes for the control, derived from form id and field name, so that no form writes an aria attribute by hand. */
export type Wiring = {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

type Common = {
  /** Name of the control, as the handler parses it. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  className?: string | undefined;
};
type FieldProps = Common & { children: (wiring: Wiring, initial: string) => ReactNode };
type FieldGroupProps = Common & { children: (wiring: Wiring, initial: string) => ReactNode };

function useWiring(name: string, hasHint: boolean) {
  const { id, error, initial } = useFieldState(name);
  const describedBy = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const wiring: Wiring = {
    id,
    name,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true as const }),
  };
  return { wiring, error, initial };
}

const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={cx('muted small', styles.hint)} id={`${id}-hint`}>
    {children}
  </p>
);

const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={styles.error} id={`${id}-error`}>
    <span className="visuallyHidden">Error: </span>
    {children}
  </p>
);

const Optional = () => <span className={styles.optional}> (optional)</span>;

/** One control with its label, hint and error, in that order (GOV.UK's markup). */
export function Field({ name, label, hint, optional, className, children }: FieldProps) {
  const { wiring, error, initial } = useWiring(name, hint !== undefined);
  return (
    <div className={cx(styles.field, className)} data-field={name}>
      <label className={styles.label} htmlFor={wiring.id}>
        {label}
        {optional && <Optional />}
      </label>
      {hint !== undefined && <Hint id={wiring.id}>{hint}</Hint>}
      {error && <FieldError id={wiring.id}>{error}</FieldError>}
      {children(wiring, initial)}
    </div>
  );
}

/** A question with several controls, such as radio buttons: a fieldset whose legend is the question. */
export function FieldGroup({ name, label, hint, optional, className, children }: FieldGroupProps) {
  const { wiring, error, initial } = useWiring(name, hint !== undefined);
  const { id, 'aria-describedby': describedBy } = wiring;
  return (
    <fieldset
      className={cx(styles.field, styles.group, className)}
      data-field={name}
      aria-describedby={describedBy}
    >
      <legend className={styles.label}>
        {label}
        {optional && <Optional />}
      </legend>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children(wiring, initial)}
    </fieldset>
  );
}
