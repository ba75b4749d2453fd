'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { NearMeButton } from '@/components/ui/NearMeButton';
import { kilometresBetween, type Position } from '@/lib/shared/util/distance';
import { batchesHref, isSameChoice } from '@/lib/shared/batches/filters';
import type { FoundBatches } from '@/lib/server/batches/find';
import { CheckFilter } from './CheckFilter';
import { choose, chosenIn } from './filter-controls';
import { useFiltering } from './filtering';
import { countText } from './count-text';
import { SelectFilter } from './SelectFilter';
import styles from './FilterForm.module.css';

const selectsText = {
  course: { label: 'Course', any: 'All courses' },
  city: { label: 'City', any: 'All cities' },
  centre: { label: 'Centre', any: 'All centres' },
} as const;
const checksText = { days: 'Days', time: 'Time of day', status: 'Seats' } as const;

type FilterFormProps = {
  found: Pick<FoundBatches, 'filters' | 'choices' | 'total' | 'pages' | 'laterTotal'>;
  /** Coordinates of the centres, by slug. */
  positions: Readonly<Record<string, Position>>;
};

const selects = ['course', 'city', 'centre'] as const;
const checks = ['days', 'time', 'status'] as const;
/** Number of centres that "Classes near me" selects. */
const nearest = 3;

function goToClasses() {
  const classes = document.getElementById('classes');
  classes?.focus({ preventScroll: true });
  classes?.scrollIntoView();
}

/** Syncs controls with results, except changes made before hydration or while an earlier choice was loading. */
function useShown({ filters, total, pages }: FilterFormProps['found']) {
  const { state, asked, show, arrive, announce } = useFiltering();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<typeof filters>(undefined);
  useEffect(() => {
    const element = form.current;
    const before = shown.current;
    if (!element || state !== 'shown' || before === filters) return;
    shown.current = filters;
    const chosen = chosenIn(element);
    if (before) choose(element, filters);
    else if (!isSameChoice(chosen, filters)) return show(batchesHref(chosen));
    if (arrive()) goToClasses();
    if (asked) announce(countText(total, filters.page, pages));
  }, [filters, total, pages, state, asked, show, arrive, announce]);
  return form;
}

/** The filters of /batches, each choice with its count: a plain GET form that JavaScript submits at once. */
export function FilterForm({ found, positions }: FilterFormProps) {
  const { near, locate, stop, show } = useFiltering();
  const form = useShown(found);
  const { choices, filters } = found;
  const chosenChecks = checks.reduce((sum, name) => sum + filters[name].length, 0);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const toClasses = (event.nativeEvent as SubmitEvent).submitter !== null;
    show(batchesHref(chosenIn(event.currentTarget)), { toClasses });
  };
  const chooseCentres = (centre: readonly string[]) => {
    if (!form.current) return;
    show(batchesHref({ ...chosenIn(form.current), ...(centre.length > 0 && { city: [] }), centre }));
  };
  const locateNearest = () =>
    locate((position) => {
      const distance = (slug: string) => kilometresBetween(position, positions[slug] ?? position);
      const slugs = choices.centre.filter(({ value }) => positions[value]).map(({ value }) => value);
      chooseCentres(slugs.sort((a, b) => distance(a) - distance(b)).slice(0, nearest));
    });
  return (
    <form
      ref={form}
      action="/batches"
      method="get"
      role="search"
      aria-label="Classes"
      // The URL decides. After Back, the browser would restore later choices.
      autoComplete="off"
      className={styles.form}
      onChange={(event) => event.currentTarget.requestSubmit()}
      onSubmit={submit}
    >
      <div className={styles.selects}>
        {selects.map((name) => (
          <SelectFilter
            key={name}
            name={name}
            {...selectsText[name]}
            choices={choices[name]}
            chosen={filters[name]}
          />
        ))}
      </div>
      <details className={styles.more}>
        <summary>
          {`Filters${chosenChecks > 0 ? ` (${chosenChecks})` : ''}`} <span>days, time, seats</span>
        </summary>
        <div className={styles.checks}>
          {checks.map((name) => (
            <CheckFilter
              key={name}
              name={name}
              label={checksText[name]}
              choices={choices[name]}
              chosen={filters[name]}
            />
          ))}
        </div>
      </details>
      <label className={styles.later}>
        <input type="checkbox" name="later" value="1" defaultChecked={filters.later} />
        {`Also show later semesters (${found.laterTotal})`}
      </label>
      <div className={cx('cluster gap-3', styles.actions)}>
        <Button type="submit" variant="ink">
          Show classes
        </Button>
        <NearMeButton
          near={near}
          onLocate={locateNearest}
          onStop={() => {
            stop();
            chooseCentres([]);
          }}
        >
          Classes near me
        </NearMeButton>
        <p className={cx('small scriptOnly', styles.note)}>
          {near.kind === 'refused' ? (
            <span role="alert">We could not get your location. Choose a city or a centre instead.</span>
          ) : (
            'Your location stays on this device. We only see the names of the three nearest centres.'
          )}
        </p>
      </div>
    </form>
  );
}
