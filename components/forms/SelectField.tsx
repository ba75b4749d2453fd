'use client';

import type { ReactNode } from 'react';
import { Field } from './Field';
import field from './Field.module.css';

export type Option = { value: string; label: string };
export type SelectFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** Text of the empty first option. */
  prompt?: string;
  /** Value of that option; '' by default. */
  promptValue?: string;
  options: readonly Option[];
  className?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
};

/** A short select; long lists use SearchableSelect. */
export function SelectField({
  prompt = 'Please select',
  promptValue = '',
  options,
  onChange,
  disabled,
  ...texts
}: SelectFieldProps) {
  return (
    <Field {...texts}>
      {(wiring, initial) => (
        <select
          {...wiring}
          defaultValue={initial}
          className={field.control}
          disabled={disabled}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          <option value={promptValue}>{prompt}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
