import type { ReactNode } from 'react';
import { Input } from './Input';

type MonthFieldProps = {
  id: string;
  label: string;
  value: string;
  onMonth: (month: string) => void;
  min?: string;
  max?: string;
  /** Example of the format, for browsers without a month picker. */
  example?: string;
  /** Id of a message that describes the field. */
  describedBy?: string;
  children?: ReactNode;
};

/** A month: the browser's own picker where there is one, else a text such as `2026-10`. Its field name is `month`. */
export function MonthField({
  id,
  label,
  value,
  onMonth,
  min,
  max,
  example = '2026-10',
  describedBy,
  children,
}: MonthFieldProps) {
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
          value={value}
          min={min}
          max={max}
          aria-describedby={describedBy}
          onChange={(event) => onMonth(event.target.value)}
        />
        {children}
      </div>
    </div>
  );
}
