'use client';

import { useField, useFormikContext } from 'formik';
import { honeypotControl, personControl, personValue } from '@/lib/shared/forms/controls';
import type { FormValues } from './FormProvider';
import { RadioGroup } from './RadioGroup';

/** Attributes by which password managers and form fillers skip a control, each in its own way. */
const skipped = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
} as const;

/**
 * A control that people neither see nor reach, but programs fill in. If the server reports it as filled, a visible
 * question follows, which the visitor answers once.
 */
export function Honeypot() {
  const [{ value = '', onChange }] = useField<string>(honeypotControl);
  const { errors, values } = useFormikContext<FormValues>();
  const isAsked = personControl in errors || Boolean(values[personControl]);
  return (
    <>
      <div className="visuallyHidden" aria-hidden="true">
        <label>
          Leave this empty
          <input
            type="text"
            name={honeypotControl}
            tabIndex={-1}
            {...skipped}
            value={value}
            onChange={onChange}
          />
        </label>
      </div>
      {isAsked && (
        <RadioGroup
          name={personControl}
          label="Who filled in this form?"
          hint="A hidden field has text in it. A password manager may have put it there."
          choices={[{ value: personValue, label: 'I did' }]}
        />
      )}
    </>
  );
}
