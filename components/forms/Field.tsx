'use client';

import { useField, useFormikContext, type FieldInputProps } from 'formik';
import { use, type FocusEvent, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { FormContext } from './FormProvider';
import { afterPress } from './press';
import styles from './Field.module.css';

/** Attributes of the control, derived from form id and field name, so that forms need not write aria attributes. */
type ControlProps = {
  id: string;
  name: string;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};
type Binding = Pick<FieldInputProps<string>, 'value' | 'onChange'>;

type FieldProps = {
  /** Name of the control, as parsed by the handler. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  className?: string | undefined;
  /** Shown below the control, after the error. */
  below?: ReactNode;
  /** Renders the control. */
  children: (controlProps: ControlProps, binding: Binding) => ReactNode;
};

/** Formik's field with its ids. Errors show once the field was left or the form sent, and at once for a chosen file. */
function useFieldParts({ name, label, hint, optional, below, children }: FieldProps) {
  const [{ value = '', onChange, onBlur }, { error, touched }] = useField<string | File>(name);
  const { submitCount } = useFormikContext();
  const id = `${use(FormContext).id}-${name}`;
  const isDue = touched || submitCount > 0 || value instanceof File;
  const shown = isDue ? error : undefined;
  const describedBy = [hint !== undefined && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ');
  const controlProps: ControlProps = {
    id,
    name,
    onBlur: (event: FocusEvent<HTMLElement>) => afterPress(() => onBlur(event)),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(shown && { 'aria-invalid': true as const }),
  };
  const caption = (
    <>
      {label}
      {optional && <span className={styles.optional}> (optional)</span>}
    </>
  );
  const description = hint !== undefined && (
    <p className={cx('muted small', styles.hint)} id={`${id}-hint`}>
      {hint}
    </p>
  );
  const control = (
    <>
      {children(controlProps, { value: typeof value === 'string' ? value : '', onChange })}
      <div className={cx('cluster', styles.below)}>
        {shown && (
          <p className={cx('gap-2 small strong', styles.error)} id={`${id}-error`}>
            <span className="visuallyHidden">Error: </span>
            <span>{shown}</span>
          </p>
        )}
        {below}
      </div>
    </>
  );
  return { id, describedBy: controlProps['aria-describedby'], caption, description, control };
}

/** Label, hint, control and error of one question. Reserves space for the error, so that nothing moves. */
export function Field(props: FieldProps) {
  const { id, caption, description, control } = useFieldParts(props);
  return (
    <div className={cx('stack gap-1', styles.field, props.className)} data-field={props.name}>
      <label className={styles.label} htmlFor={id}>
        {caption}
      </label>
      {description}
      {control}
    </div>
  );
}

/** A question with several controls, such as radio buttons: a fieldset whose legend is the question. */
export function FieldGroup(props: FieldProps) {
  const { describedBy, caption, description, control } = useFieldParts(props);
  return (
    <fieldset
      className={cx('stack gap-1', styles.field, styles.group, props.className)}
      data-field={props.name}
      aria-describedby={describedBy}
    >
      <legend className={styles.label}>{caption}</legend>
      {description}
      {control}
    </fieldset>
  );
}
