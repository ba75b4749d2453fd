'use client';

import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { counted } from '@/lib/shared/util/counted';
import { Field } from './Field';
import field from './Field.module.css';

export type TextFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  type?: 'text' | 'email' | 'tel';
  /** HTML autofill token, such as `given-name`; 'off' for answers that are not about the visitor. */
  autoComplete?: string;
  /** For names and ids: no spell check, capitals only at word starts. */
  proper?: boolean;
  /** Shows the number of characters left; does not limit typing. */
  count?: number;
  rows?: number;
};

/** A text field, or a textarea if `rows` is set. The text's script decides its direction. */
export function TextField({ count, rows, proper, type = 'text', autoComplete, ...texts }: TextFieldProps) {
  const counter = useId();
  const [{ value = '' }] = useField<string>(texts.name);
  const left = count === undefined ? undefined : count - [...value].length;
  return (
    <Field {...texts} below={left !== undefined && <Counter id={counter} left={left} />}>
      {(controlProps, binding) => {
        const shared = {
          ...controlProps,
          ...binding,
          'aria-describedby':
            cx(controlProps['aria-describedby'], left !== undefined && counter) || undefined,
          autoComplete,
          className: cx('on-white', field.control),
          dir: 'auto' as const,
          ...(proper && { spellCheck: false, autoCorrect: 'off' }),
        };
        return rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />;
      }}
    </Field>
  );
}

/** Counts code points, as the rules do. */
function Counter({ id, left }: { id: string; left: number }) {
  return (
    <p className={cx('small muted', left < 0 && field.over)} id={id} aria-live="polite">
      {`You have ${counted(Math.abs(left), 'character')} ${left < 0 ? 'too many' : 'left'}`}
    </p>
  );
}
