'use client';

import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button';
import { Input } from './Input';

type MonthFieldProps = {
  id: string;
  label: string;
  /** The month that is chosen now; '' for none. */
  value: string;
  onMonth: (month: string) => void;
  min?: string;
  max?: string;
  /** Example of the format, for browsers without a month picker. */
  example?: string;
  /** Id of a message that describes the field. */
  describedBy?: string;
  /** Text of a button that empties the field while it is filled in. */
  clear?: string;
  children?: ReactNode;
};

/**
 * A month: the browser's own picker where there is one, else a text such as `2026-10`. Its field name is `month`. A month
 * that was chosen before React was there counts when it comes.
 */
export function MonthField({
  id,
  label,
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
    if (input.current && input.current.value !== value) onMonth(input.current.value);
  });
  useLayoutEffect(() => take(), []);
  const empty = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onMonth('');
  };
  return (
    <div className="stack gap-1">
      <label htmlFor={id} className="small strong">
        {label}
      </label>
      <div className="cluster gap-2">
        <Input
          id={id}
          name="month"
          type="month"
          pattern="20\d\d-(0[1-9]|1[0-2])"
          placeholder={example}
          ref={input}
          defaultValue={value}
          min={min}
          max={max}
          aria-describedby={describedBy}
          onChange={(event) => onMonth(event.target.value)}
        />
        {children}
        {clear && value !== '' && (
          <Button variant="outline" onClick={empty}>
            {clear}
          </Button>
        )}
      </div>
    </div>
  );
}
