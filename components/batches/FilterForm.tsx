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
        <SelectFilter
          name="course"
          label={messages.course}
          any={messages.allCourses}
          choices={choices.course}
          chosen={asked.course}
        />
        <SelectFilter
          name="city"
          label={messages.city}
          any={messages.allCities}
          choices={choices.city}
          chosen={asked.city}
        />
        <SelectFilter
          name="centre"
          label={messages.centre}
          any={messages.allCentres}
          choices={choices.centre}
          chosen={asked.centre}
        />
      </div>
      <div className={styles.checks}>
        <CheckFilter name="days" label={messages.days} choices={choices.days} chosen={asked.days} />
        <CheckFilter name="time" label={messages.timeOfDay} choices={choices.time} chosen={asked.time} />
        <CheckFilter name="status" label={messages.seats} choices={choices.status} chosen={asked.status} />
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
