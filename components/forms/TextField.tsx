'use client';

import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Field } from './Field';
import field from './Field.module.css';

export type TextFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  type?: 'text' | 'email' | 'tel';
  /** HTML autofill token, such as `given-name`; 'off' for answers about something else. */
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Names and ids: no spell checking, no automatic capitals beyond words. */
  proper?: boolean;
  /** Shows how many characters are left and never blocks typing. */
  count?: number;
  rows?: number;
  className?: string;
};

/** A line of text, or with `rows` several. Text follows the direction of its own script. */
export function TextField({
  count,
  rows,
  proper,
  type = 'text',
  autoComplete,
  inputMode,
  ...texts
}: TextFieldProps) {
  const [typed, setTyped] = useState<string>();
  const counter = useId();
  return (
    <Field {...texts}>
      {(wiring, initial) => {
        const describedBy = cx(wiring['aria-describedby'], count !== undefined && counter) || undefined;
        const shared = {
          ...wiring,
          'aria-describedby': describedBy,
          autoComplete,
          className: field.control,
          defaultValue: initial,
          dir: 'auto' as const,
          ...(proper && { spellCheck: false, autoCorrect: 'off' }),
        };
        const onInput =
          count === undefined
            ? undefined
            : (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value);
        return (
          <>
            {rows ? (
              <textarea {...shared} rows={rows} onInput={onInput} />
            ) : (
              <input {...shared} type={type} inputMode={inputMode} onInput={onInput} />
            )}
            {count !== undefined && <Counter id={counter} left={count - [...(typed ?? initial)].length} />}
          </>
        );
      }}
    </Field>
  );
}

/** Characters are code points here as in the rules. */
function Counter({ id, left }: { id: string; left: number }) {
  const words = Math.abs(left) === 1 ? 'character' : 'characters';
  return (
    <p className={cx(field.below, left < 0 && field.over)} id={id} aria-live="polite">
      {left >= 0 ? `You have ${left} ${words} left` : `You have ${-left} ${words} too many`}
    </p>
  );
}
