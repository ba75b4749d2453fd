'use client';

import { useField } from 'formik';
import { useRef } from 'react';
import { Field } from './Field';
import { cx } from '@/components/ui/cx';
import field from './Field.module.css';
import { emailHint } from './email-hint';
import type { TextFieldProps } from './TextField';

/** An email field. A likely typing error in the domain gets a suggestion that one press applies. */
export function EmailField(texts: Pick<TextFieldProps, 'name' | 'label' | 'hint'>) {
  const [{ value = '' }, { touched }, { setValue }] = useField<string>(texts.name);
  const suggestion = touched ? emailHint(value) : undefined;
  const input = useRef<HTMLInputElement>(null);
  const accept = (address: string) => {
    void setValue(address);
    input.current?.focus();
  };
  const correction = (
    <p className="small muted" role="status">
      {suggestion && (
        <>
          Did you mean{' '}
          <button
            type="button"
            className={cx('strong anywhere', field.fix)}
            onClick={() => accept(suggestion)}
          >
            {suggestion.slice(suggestion.lastIndexOf('@') + 1)}?
          </button>
        </>
      )}
    </p>
  );
  return (
    <Field {...texts} below={correction}>
      {(controlProps, binding) => (
        <input
          {...controlProps}
          {...binding}
          ref={input}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          className={cx('on-white', field.control)}
        />
      )}
    </Field>
  );
}
