'use client';

import type { ReactNode } from 'react';
import chipStyles from '@/components/ui/Chip.module.css';
import inputStyles from '@/components/ui/Input.module.css';
import { cx } from '@/components/ui/cx';
import { Field } from './Field';
import field from './Field.module.css';

export type Option = { value: string; label: string };
type SelectFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  className?: string | undefined;
  /** Text of the first option, which is no answer. */
  prompt: string;
  promptValue?: string;
  options: readonly Option[];
  /** Replaces the field's own change handler, for fields on which others depend. */
  onChange?: (value: string) => void;
};

export function SelectField({
  prompt,
  promptValue = '',
  options,
  onChange,
  ...fieldProps
}: SelectFieldProps) {
  return (
    <Field {...fieldProps}>
      {(controlProps, binding) => (
        <select
          {...controlProps}
          {...binding}
          {...(onChange && { onChange: (event) => onChange(event.currentTarget.value) })}
          className={cx(inputStyles.input, inputStyles.field)}
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

type RadioGroupProps = { name: string; label: ReactNode; hint?: ReactNode; choices: readonly Option[] };

/** The first radio button has the field's id, which error links name. */
export function RadioGroup({ choices, ...fieldProps }: RadioGroupProps) {
  return (
    <Field {...fieldProps} isGroup>
      {({ id, name, onBlur, 'aria-invalid': isInvalid }, { value: chosen, onChange }) => (
        <div className="cluster gap-3">
          {choices.map(({ value, label }, index) => (
            <label
              className={cx(
                'gap-2 strong middle',
                chipStyles.choice,
                inputStyles.frame,
                isInvalid && inputStyles.invalid,
                field.choice,
              )}
              key={value}
            >
              <input
                type="radio"
                className={inputStyles.radio}
                name={name}
                value={value}
                id={index === 0 ? id : `${id}-${index}`}
                checked={chosen === value}
                onChange={onChange}
                onBlur={onBlur}
              />
              <span className={field.text}>{label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
