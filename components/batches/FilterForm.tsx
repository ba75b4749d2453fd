import type { FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import type { NearMe } from '@/components/ui/browser/useNearMe';
import { cx } from '@/components/ui/cx';
import { NearMeButton } from '@/components/ui/NearMeButton';
import type { BatchFilters } from '@/lib/batches/filters';
import type { FoundBatches } from '@/lib/batches/find';
import { CheckFilter } from './CheckFilter';
import { messages } from './messages';
import { SelectFilter } from './SelectFilter';
import styles from './FilterForm.module.css';

type FilterFormProps = {
  found: FoundBatches;
  /** The choices as the visitor made them; those of `found` follow when it has loaded. */
  asked: BatchFilters;
  near: NearMe;
  onChange: (form: HTMLFormElement) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onLocate: () => void;
  onStop: () => void;
};

const selects = ['course', 'city', 'centre'] as const;
const checks = ['days', 'time', 'status'] as const;

/** The filters of /batches, each choice with its count. */
export function FilterForm({
  found: { choices },
  asked,
  near,
  onChange,
  onSubmit,
  onLocate,
  onStop,
}: FilterFormProps) {
  const ready = useHydrated();
  return (
    <form
      action="/batches"
      method="get"
      role="search"
      aria-label={messages.classes}
      className={styles.form}
      onChange={(event) => onChange(event.currentTarget)}
      onSubmit={onSubmit}
    >
      <div className={styles.selects}>
        {selects.map((name) => (
          <SelectFilter
            key={name}
            name={name}
            {...messages.selects[name]}
            choices={choices[name]}
            chosen={asked[name]}
          />
        ))}
      </div>
      <div className={styles.checks}>
        {checks.map((name) => (
          <CheckFilter
            key={name}
            name={name}
            label={messages.checks[name]}
            choices={choices[name]}
            chosen={asked[name]}
          />
        ))}
      </div>
      <div className={cx('cluster gap-3', styles.actions)}>
        <Button type="submit" variant="ink">
          {messages.showClasses}
        </Button>
        <NearMeButton near={near} onLocate={onLocate} onStop={onStop}>
          {messages.classesNearMe}
        </NearMeButton>
        {ready && (
          <p className={cx('small', styles.note)}>
            {near.kind === 'refused' ? (
              <span role="alert">{messages.noPosition}</span>
            ) : (
              messages.positionStays
            )}
          </p>
        )}
      </div>
    </form>
  );
}
