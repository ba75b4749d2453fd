'use client';

import { useField } from 'formik';
import { useRef, useState } from 'react';
import { Field } from './Field';
import field from './Field.module.css';
import { emailHint } from './email-hint';
import { messages } from './messages';
import type { TextFieldProps } from './TextField';

/** An e-mail field. A likely typing error in the domain gets a suggestion that one press accepts. */
export function EmailField(
  texts: Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'optional' | 'className'>,
) {
  const [, , { setValue }] = useField<string>(texts.name);
  const [suggestion, setSuggestion] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const accept = (address: string) => {
    void setValue(address);
    setSuggestion(undefined);
    input.current?.focus();
  };
  return (
    <Field {...texts}>
      {(wiring, binding) => (
        <>
          <input
            {...wiring}
            {...binding}
            ref={input}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            className={field.control}
            onBlur={(event) => {
              wiring.onBlur(event);
              setSuggestion(emailHint(event.currentTarget.value));
            }}
          />
          <p className={field.below} role="status">
            {suggestion && (
              <>
                {messages.didYouMean}{' '}
                <button type="button" className={field.fix} onClick={() => accept(suggestion)}>
                  {suggestion.slice(suggestion.lastIndexOf('@') + 1)}?
                </button>
              </>
            )}
          </p>
        </>
      )}
    </Field>
  );
}
