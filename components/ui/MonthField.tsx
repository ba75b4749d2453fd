'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { readMonth } from '@/lib/shared/util/month-text';
import { Button } from './Button';
import { cx } from './cx';
import { Input } from './Input';

type MonthFieldProps = {
  id: string;
  /** The chosen month; '' for none. */
  value: string;
  onMonth: (month: string) => void;
  min?: string;
  max?: string;
  /** Example of the format, for browsers without a month picker. */
  example?: string;
  /** Id of a message that describes the field. */
  describedBy?: string;
  /** Text of a button that clears the field, shown if it is filled. */
  clear?: string;
  children?: ReactNode;
};

/**
 * A month field named `month`: the browser's picker if it has one, otherwise a text such as `2026-10` or
 * `October 2026`. A month chosen before hydration is applied on hydration.
 */
export function MonthField({
  id,
  value,
  onMonth,
  min,
  max,
  example = '2026-10',
  describedBy,
  clear,
  children,
}: MonthFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    if (!input.current) return;
    if (input.current.value !== value) onMonth(input.current.value);
    // HTML allows a placeholder only if the browser has no picker.
    if (input.current.type === 'text') input.current.placeholder = example;
  });
  useLayoutEffect(() => take(), []);
  const [isWrong, setWrong] = useState(false);
  /** An incomplete month, typed without a picker, counts only once the field is left or Enter is pressed. */
  const read = (text: string) => {
    const month = readMonth(text);
    setWrong(text !== '' && month === undefined);
    if (month !== undefined) onMonth(month);
  };
  const empty = () => {
    setWrong(false);
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onMonth('');
  };
  return (
    <div className="stack contained gap-1">
      <label htmlFor={id} className="small strong">
        Month
      </label>
      <div className="cluster gap-2">
        <Input
          id={id}
          name="month"
          type="month"
          title={`Type a month and a year, such as ${example} or October 2025.`}
          ref={input}
          defaultValue={value}
          min={min}
          max={max}
          aria-describedby={cx(describedBy, isWrong && `${id}-error`) || undefined}
          aria-invalid={isWrong || undefined}
          onChange={(event) => {
            setWrong(false);
            onMonth(event.target.value);
          }}
          onBlur={(event) => read(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && read(event.currentTarget.value)}
        />
        {children}
        {clear && value !== '' && (
          <Button variant="outline" onClick={empty}>
            {clear}
          </Button>
        )}
      </div>
      {isWrong && (
        <p className="small strong" id={`${id}-error`} role="alert">
          {`Type a month and a year, such as ${example} or October 2025.`}
        </p>
      )}
    </div>
  );
}
