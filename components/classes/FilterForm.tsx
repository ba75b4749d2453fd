'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition, type FormEvent } from 'react';
import { Button, NearMeButton } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { Fold } from '@/components/ui/Fold';
import linkStyles from '@/components/ui/Link.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { requestLocation, stopNearMe, useNearMe } from '@/components/ui/browser/useNearMe';
import { cx } from '@/components/ui/cx';
import type { FoundBatches } from '@/lib/server/classes/find-batches';
import {
  batchesHref,
  isFiltered,
  isSameChoice,
  type BatchFilters,
  type FilterName,
} from '@/lib/shared/classes/filters';
import { distanceText, nearestOf, nearKm, type Position } from '@/lib/shared/util/distance';
import styles from './FilterForm.module.css';
import { CheckFilter, SelectFilter } from './Filters';
import { setControls, readControls } from './filter-controls';

type FilterFormProps = {
  found: Pick<FoundBatches, 'filters' | 'choices' | 'laterTotal' | 'laterSemesters'>;
  /** Coordinates of the centres, by slug. */
  positions: Readonly<Record<string, Position>>;
  /** True while the classes of some centres are not known. */
  isPartial: boolean;
};

/** Says that only one centre is near, or none; undefined if there are several. */
const onlyNearestText = ([first, ...otherCentres]: { label: string; km: number }[]): string | undefined => {
  if (!first || otherCentres.length > 0) return undefined;
  const distance = distanceText(first.km).replace('km', 'km away');
  return first.km <= nearKm
    ? `${first.label} is the only centre with classes within ${nearKm} km (${distance}).`
    : `No centre within ${nearKm} km has classes. The nearest is ${first.label}, ${distance}.`;
};

/**
 * Sets the controls to the filters of each new result, but not while a later choice is loading; submits what was chosen
 * before hydration.
 */
function useSyncedControls(
  filters: BatchFilters,
  isPending: boolean,
  showFiltered: (filters: BatchFilters) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const shownFilters = useRef<BatchFilters>(undefined);
  const showChoice = useEffectEvent(showFiltered);
  useEffect(() => {
    const previousFilters = shownFilters.current;
    if (!form.current || isPending || previousFilters === filters) return;
    shownFilters.current = filters;
    // The focused chip has been removed.
    if (previousFilters && document.activeElement === document.body)
      document.getElementById('classes')?.focus({ preventScroll: true });
    const chosenFilters = readControls(form.current);
    if (previousFilters) setControls(form.current, filters);
    else if (!isSameChoice(chosenFilters, filters)) showChoice(chosenFilters);
  }, [filters, isPending]);
  return form;
}

/** A plain GET form that scripts submit at once; `next/form` would write empty controls into the address. */
export function FilterForm({ found, positions, isPartial }: FilterFormProps) {
  const { choices, filters, laterTotal, laterSemesters } = found;
  const nearMe = useNearMe();
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const navigate = (next: Partial<BatchFilters>) =>
    startTransition(() => router.push(batchesHref(next), { scroll: false }));
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const form = useSyncedControls(filters, isPending, navigate);
  // Decided once: choosing a filter must not fold the form while the visitor uses it.
  const [startsOpen] = useState(!isFiltered(filters));
  const [wasFolded, setFolded] = useState(!startsOpen);
  const { centre, days, status, later } = filters;
  const foldedChoiceCount = centre.length + days.length + status.length + (later ? 1 : 0);

  const goToClasses = () => {
    if (detailsRef.current) detailsRef.current.open = false;
    const classesSection = document.getElementById('classes');
    classesSection?.focus({ preventScroll: true });
    classesSection?.scrollIntoView();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(readControls(event.currentTarget));
  };
  const chooseCentres = (slugs: readonly string[]) => {
    if (!form.current) return;
    navigate({ ...readControls(form.current), ...(slugs.length > 0 && { city: [] }), centre: slugs });
  };
  const nearestCentresTo = (visitor: Position) =>
    nearestOf(
      visitor,
      choices.centre.flatMap(({ value, label }) => {
        const position = positions[value];
        return position ? [{ position, value, label }] : [];
      }),
    );
  // Near me is off while no centre is chosen: they were cleared, or the location was found on another page.
  const buttonState =
    nearMe.kind === 'at' && filters.centre.length === 0 ? ({ kind: 'off' } as const) : nearMe;
  const nearestNote = buttonState.kind === 'at' && onlyNearestText(nearestCentresTo(buttonState.position));
  const locateNearest = () =>
    requestLocation((position) => {
      chooseCentres(nearestCentresTo(position).map(({ value }) => value));
      goToClasses();
    });
  const filterProps = (name: FilterName, label: string) => ({
    name,
    label,
    isPartial,
    choices: choices[name],
    chosen: filters[name],
  });
  const selectFilter = (name: 'course' | 'city' | 'centre', label: string, anyLabel: string) => (
    <SelectFilter {...filterProps(name, label)} anyLabel={anyLabel} />
  );
  return (
    <div id="filters" aria-busy={isPending} className={cx('stack gap-2 screenOnly', styles.filters)}>
      <details
        ref={detailsRef}
        open={startsOpen}
        className={cx(styles.fold, !wasFolded && styles.fresh)}
        onToggle={({ currentTarget }) => !currentTarget.open && setFolded(true)}
      >
        <summary className={cx('strong', textStyles.underlined)}>Change filters</summary>
        <form
          id="change-filters"
          ref={form}
          action="/batches#filters"
          method="get"
          role="search"
          aria-label="Classes"
          // Off, because after Back the browser would restore later choices, but the URL decides.
          autoComplete="off"
          className={cx('stack gap-4 surface', styles.form)}
          onChange={(event) => event.currentTarget.requestSubmit()}
          onSubmit={submit}
        >
          {selectFilter('course', 'Course', 'All courses')}
          {selectFilter('city', 'City', 'All cities')}
          <CheckFilter {...filterProps('time', 'Time')} />
          {/* Keeps the order, which a chip above the classes changes (BatchResults.tsx). */}
          <input type="checkbox" name="order" value="fee" defaultChecked={filters.cheapest} hidden />
          <Fold
            title="More filters"
            note={foldedChoiceCount || <span className={styles.folded}>centre, days, seats</span>}
          >
            <div className={cx('stack gap-4', styles.more)}>
              {selectFilter('centre', 'Centre', 'All centres')}
              <CheckFilter {...filterProps('days', 'Days')} />
              <CheckFilter {...filterProps('status', 'Seats')} />
              <label className={cx('gap-3 strong', linkStyles.tap, styles.later)}>
                <input type="checkbox" name="later" value="1" defaultChecked={filters.later} />
                {`Show ${laterSemesters} of diplomas too` +
                  (laterTotal > 0 || !isPartial ? ` (${laterTotal})` : '')}
              </label>
            </div>
          </Fold>
          <div className={cx('cluster middle gap-2', buttonStyles.fillPhone, styles.buttons)}>
            <Button type="submit" className="noScriptOnly">
              Show classes
            </Button>
            <NearMeButton
              nearMe={buttonState}
              onLocate={locateNearest}
              onStop={() => {
                stopNearMe();
                chooseCentres([]);
              }}
            >
              Near me
            </NearMeButton>
            <p className={cx('small muted scriptOnly', styles.note)}>
              {nearMe.kind === 'refused' ? (
                <span role="alert">We could not get your location. Choose a city or a centre instead.</span>
              ) : (
                'Your location stays on this device.'
              )}
            </p>
          </div>
        </form>
      </details>
      {nearestNote && <p className="strong">{nearestNote}</p>}
    </div>
  );
}
