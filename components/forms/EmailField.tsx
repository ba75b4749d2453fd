'use client';

import { useState } from 'react';
import { Field } from './Field';
import field from './Field.module.css';
import { emailHint } from './email-hint';
import type { TextFieldProps } from './TextField';

/** An e-mail field. A likely typing error in the domain gets a suggestion that one press accepts. */
export function EmailField(
  texts: Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'optional' | 'className'>,
) {
  const [suggestion, setSuggestion] = useState<string>();
  return (
    <Field {...texts}>
      {(wiring, initial) => (
        <>
          <input
            {...wiring}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={initial}
            className={field.control}
            onBlur={(event) => setSuggestion(emailHint(event.currentTarget.value))}
          />
          <p className={field.below} role="status">
            {suggestion && (
              <>
                Did you mean{' '}
                <button
                  type="button"
                  className={field.fix}
                  onClick={(event) => {
                    const input = event.currentTarget.closest('[data-field]')?.querySelector('input');
                    if (!input) return;
                    input.value = suggestion;
                    input.dispatchEvent(new Event('input', { bubbles: true }));
                    input.focus();
                    setSuggestion(undefined);
                  }}
                >
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
