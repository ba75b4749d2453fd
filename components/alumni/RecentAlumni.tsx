'use client';

import { useState, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import styles from './Alumni.module.css';

type RecentAlumniProps = {
  /** Year ranges with their photos, rendered on the server. */
  ranges: readonly { key: string; label: string; photos: ReactNode }[];
  /** Key of the range that is shown first, such as 202223. */
  defaultRange: string;
};

/** Convocation photos by year range; the chosen range is yellow and underlined. Without JavaScript all ranges are shown. */
export function RecentAlumni({ ranges, defaultRange }: RecentAlumniProps) {
  const ready = useHydrated();
  const [chosen, setChosen] = useState(defaultRange);
  return (
    <>
      <div role="group" aria-label="Years" className={cx('cluster gap-2 scriptOnly', styles.ranges)}>
        {ranges.map((range) => (
          <button
            key={range.key}
            type="button"
            aria-pressed={range.key === chosen}
            className={cx('chip', styles.range)}
            onClick={() => setChosen(range.key)}
          >
            {range.label}
          </button>
        ))}
      </div>
      {ranges.map((range) => (
        <section
          key={range.key}
          id={`convocation-${range.key}`}
          aria-label={`Convocation ${range.label}`}
          hidden={ready && range.key !== chosen}
          data-other={range.key !== chosen || undefined}
          className={styles.year}
        >
          {range.photos}
        </section>
      ))}
    </>
  );
}
