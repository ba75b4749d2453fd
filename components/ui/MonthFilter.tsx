'use client';

import { useRef, useState, type ReactNode } from 'react';
import { readMonth } from '@/lib/shared/util/month-text';
import { plural } from '@/lib/shared/util/text';
import { formatMonth } from '@/lib/shared/util/time';
import { Button } from './Button';
import columns from './Columns.module.css';
import { Input } from './Input';
import { useHydrated } from './browser/useHydrated';
import { cx } from './cx';

/** For browsers without a month picker. */
const formatHint = 'Type a month and a year, such as 2026-10 or October 2025.';

type MonthFilterProps = {
  id: string;
  items: readonly { key: string; month?: string | undefined; card: ReactNode }[];
  /** Singular and plural of the items. */
  noun: readonly [string, string];
  undatedText?: string;
};

/** Cards with the specified field for the month; without JavaScript, or if no item has a month, all are shown. */
export function MonthFilter({ id, items, noun, undatedText }: MonthFilterProps) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [month, setMonth] = useState('');
  const [isWrong, setWrong] = useState(false);
  const hasMonths = items.some((item) => item.month);
  const shownItems = items.filter((item) => !hasMonths || month === '' || item.month === month);
  const applyMonth = (text: string) => {
    setMonth(readMonth(text) ?? '');
    setWrong(false);
  };
  /** An incomplete month, typed without a picker, is wrong only once the field is left or Enter is pressed. */
  const checkFormat = (text: string) => setWrong(text !== '' && readMonth(text) === undefined);
  const clear = () => {
    if (input.current) input.current.value = '';
    applyMonth('');
    input.current?.focus();
  };
  return (
    <div className="stack gap-4">
      {isHydrated && (
        <div className="stack gap-1">
          <label htmlFor={id} className="strong">
            Month
          </label>
          <div className="cluster gap-3 middle">
            <Input
              id={id}
              type="month"
              title={formatHint}
              ref={input}
              aria-describedby={`${id}-says`}
              aria-invalid={isWrong || undefined}
              onChange={(event) => applyMonth(event.target.value)}
              onBlur={(event) => checkFormat(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && checkFormat(event.currentTarget.value)}
            />
            {month !== '' && (
              <Button variant="outline" onClick={clear}>
                All months
              </Button>
            )}
            <p id={`${id}-says`} role="status" className="muted">
              {isWrong && <span>{formatHint}</span>}
              {!hasMonths && <span>{undatedText}</span>}
              {hasMonths && month !== '' && (
                <span>{`${plural(shownItems.length, ...noun)} in ${formatMonth(month)}`}</span>
              )}
            </p>
          </div>
        </div>
      )}
      <ul className={shownItems.length === 1 ? 'stack' : cx(columns.grid, columns.large)}>
        {shownItems.map(({ key, card }) => (
          <li key={key} className="stack">
            {card}
          </li>
        ))}
      </ul>
    </div>
  );
}
