'use client';

import { cx } from '@/components/ui/cx';
import { useId, useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { MonthField } from '@/components/ui/MonthField';
import { formatMonth, isMonth } from '@/lib/shared/util/time';
import styles from './Alumni.module.css';

type StarAlumniProps = {
  /** A card for each person, rendered on the server, with the month it is filtered by. */
  people: readonly { slug: string; month?: string | undefined; card: ReactNode }[];
};

/** Six ID cards. The month filters those that have one; without JavaScript all are shown. */
export function StarAlumni({ people }: StarAlumniProps) {
  const ready = useHydrated();
  const [month, setMonth] = useState('');
  const id = useId();
  // An incomplete month, typed in a browser without a picker, does not filter.
  const isChosen = isMonth(month);
  const shown = people.filter((person) => !isChosen || person.month === month);
  return (
    <>
      {ready && (
        <div className={cx('cluster', styles.filter)}>
          <MonthField
            id={id}
            value={month}
            onMonth={setMonth}
            min="2019-01"
            example="2023-03"
            clear="All months"
          />
          <p role="status" className="muted">
            {isChosen && `${shown.length} of ${people.length} star alumni`}
          </p>
        </div>
      )}
      {shown.length === 0 && <p>{`There are no star alumni for ${formatMonth(month)}.`}</p>}
      <ul className="grid grid-l">
        {shown.map((person) => (
          <li key={person.slug}>{person.card}</li>
        ))}
      </ul>
    </>
  );
}
