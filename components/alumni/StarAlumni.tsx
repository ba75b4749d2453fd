'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { MonthField } from '@/components/ui/MonthField';
import { formatMonth } from '@/lib/foundation/time';
import { messages } from './messages';
import styles from './StarAlumni.module.css';

type StarAlumniProps = {
  /** A card for each person, rendered on the server, with the month it is filtered by. */
  people: readonly { slug: string; month?: string | undefined; card: ReactNode }[];
};

/** Six ID cards. The month filters those that have one (docs/product/choices.md#c9); without JavaScript all are shown. */
export function StarAlumni({ people }: StarAlumniProps) {
  const ready = useHydrated();
  const [month, setMonth] = useState('');
  const id = useId();
  const shown = people.filter((person) => month === '' || person.month === month);
  const found = messages.starsShown(shown.length, people.length);
  return (
    <>
      {ready && (
        <div className={styles.filter}>
          <MonthField
            id={id}
            label={messages.namedInMonth}
            value={month}
            onMonth={setMonth}
            min="2019-01"
            example="2023-03"
          >
            {month !== '' && (
              <Button variant="outline" onClick={() => setMonth('')}>
                {messages.allMonths}
              </Button>
            )}
          </MonthField>
          <p role="status" className={styles.found}>
            {month === '' ? '' : found}
          </p>
        </div>
      )}
      {shown.length === 0 && (
        <p className={styles.none}>
          {messages.noStars(/^\d{4}-\d\d$/.test(month) ? formatMonth(month) : messages.thatMonth)}
        </p>
      )}
      <ul className="grid grid-l">
        {shown.map((person) => (
          <li key={person.slug}>{person.card}</li>
        ))}
      </ul>
    </>
  );
}
