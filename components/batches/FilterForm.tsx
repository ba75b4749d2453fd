'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { NearMeButton } from '@/components/ui/NearMeButton';
import { kilometresBetween, type Position } from '@/lib/shared/util/distance';
import { batchesHref, isSameChoice } from '@/lib/shared/batches/filters';
import type { FoundBatches } from '@/lib/server/batches/find';
import { CheckFilter } from './CheckFilter';
import { setControls, readControls } from './filter-controls';
import { useFiltering } from './filtering';
import { countText } from './count-text';
import { SelectFilter } from './SelectFilter';
import styles from './FilterForm.module.css';

type FilterFormProps = {
  found: Pick<FoundBatches, 'filters' | 'choices' | 'total' | 'pages' | 'laterTotal'>;
  /** Coordinates of the centres, by slug. */
  positions: Readonly<Record<string, Position>>;
};

const selects = [
  { name: 'course', label: 'Course', any: 'All courses' },
  { name: 'city', label: 'City', any: 'All cities' },
  { name: 'centre', label: 'Centre', any: 'All centres' },
] as const;
const checks = [
  { name: 'days', label: 'Days' },
  { name: 'time', label: 'Time of day' },
  { name: 'status', label: 'Seats' },
] as const;
/** Number of centres that "Classes near me" selects. */
const nearest = 3;

function goToClasses() {
  const classes = document.getElementById('classes');
  classes?.focus({ preventScroll: true });
  classes?.scrollIntoView();
}

/** Syncs controls with results, except changes made before hydration or while an earlier choice was loading. */
function useShown({ filters, total, pages }: FilterFormProps['found']) {
  const { state, address, show, arrive, announce } = useFiltering();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<typeof filters>(undefined);
  useEffect(() => {
    const element = form.current;
    const before = shown.current;
    if (!element || state !== 'shown' || before === filters) return;
    shown.current = filters;
    const chosen = readControls(element);
    if (before) setControls(element, filters);
    else if (!isSameChoice(chosen, filters)) return show(batchesHref(chosen));
    if (arrive()) goToClasses();
    if (address) announce(countText(total, filters.page, pages));
  }, [filters, total, pages, state, address, show, arrive, announce]);
  return form;
}

/** The filters of /batches, each choice with its count: a plain GET form that JavaScript submits at once. */
export function FilterForm({ found, positions }: FilterFormProps) {
  const { near, locate, stop, show } = useFiltering();
  const form = useShown(found);
  const { choices, filters } = found;
  const chosenChecks = checks.reduce((sum, { name }) => sum + filters[name].length, 0);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const toClasses = (event.nativeEvent as SubmitEvent).submitter !== null;
    show(batchesHref(readControls(event.currentTarget)), { toClasses });
  };
  const chooseCentres = (centre: readonly string[]) => {
    if (!form.current) return;
    show(batchesHref({ ...readControls(form.current), ...(centre.length > 0 && { city: [] }), centre }));
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
      className={cx('stack contained gap-5 on-signal screenOnly', styles.form)}
      onChange={(event) => event.currentTarget.requestSubmit()}
      onSubmit={submit}
    >
      <div className={cx('stack gap-4', styles.selects)}>
        {selects.map((select) => (
          <SelectFilter
            key={select.name}
            {...select}
            choices={choices[select.name]}
            chosen={filters[select.name]}
          />
        ))}
      </div>
      <details className={styles.more}>
        <summary>
          {`Filters${chosenChecks > 0 ? ` (${chosenChecks})` : ''}`} <span>days, time, seats</span>
        </summary>
        <div className={styles.checks}>
          {checks.map((check) => (
            <CheckFilter
              key={check.name}
              {...check}
              choices={choices[check.name]}
              chosen={filters[check.name]}
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
