'use client';

import { useRouter } from 'next/navigation';
import {
  useEffect,
  useEffectEvent,
  useOptimistic,
  useRef,
  useState,
  useTransition,
  type ChangeEvent,
  type FormEvent,
} from 'react';
import { Button, NearMeButton } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { Fold } from '@/components/ui/Fold';
import { requestLocation, stopNearMe, useNearMe } from '@/components/ui/browser/useNearMe';
import { cx } from '@/components/ui/cx';
import type { FoundBatches } from '@/lib/server/classes/find';
import {
  batchesHref,
  isFiltered,
  isSameChoice,
  readFilters,
  type BatchFilters,
  type FilterName,
} from '@/lib/shared/classes/filters';
import { distanceText, nearestOf, nearKm, type Position } from '@/lib/shared/util/distance';
import styles from './FilterForm.module.css';
import { CheckFilter, SelectFilter } from './Filters';

type FilterFormProps = {
  found: Pick<FoundBatches, 'filters' | 'choices' | 'laterTotal'>;
  /** Coordinates of the centres, by slug. */
  positions: Readonly<Record<string, Position>>;
  /** True while the classes of some centres are not known. */
  isPartial: boolean;
};

const requestSubmit = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
  currentTarget.form?.requestSubmit();

/** The filters under "More filters", besides later semesters. */
const foldedFilters = ['centre', 'days', 'status'] as const;

type NearestCentres = ReturnType<typeof nearestOf<{ position: Position; value: string; label: string }>>;

/** Says that only one centre is near, or none; undefined if there are several. */
const onlyNearestText = ([first, ...otherCentres]: NearestCentres): string | undefined => {
  if (!first || otherCentres.length > 0) return undefined;
  const distance = distanceText(first.km).replace('km', 'km away');
  return first.km <= nearKm
    ? `${first.label} is the only centre with classes within ${nearKm} km (${distance}).`
    : `No centre within ${nearKm} km has classes. The nearest is ${first.label}, ${distance}.`;
};

const readControls = (form: HTMLFormElement): BatchFilters =>
  readFilters(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

const focusClasses = () => document.getElementById('classes')?.focus({ preventScroll: true });

/** What is chosen: the filters of the results or, while a later choice is loading, that one. */
function useChosenFilters(filters: BatchFilters) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [chosen, setChosen] = useOptimistic(filters);
  const choose = (next: BatchFilters) =>
    startTransition(() => {
      setChosen(next);
      router.push(batchesHref(next), { scroll: false });
    });
  return { chosen, choose, isPending };
}

/**
 * The filters of /batches, each choice with its count: a plain GET form that JavaScript submits at once, because
 * `next/form` writes empty controls into the address and reports no pending navigation. On narrow screens the form
 * starts folded if the URL has filters.
 */
export function FilterForm({ found, positions, isPartial }: FilterFormProps) {
  const { choices, filters, laterTotal } = found;
  const nearMe = useNearMe();
  const { chosen, choose, isPending } = useChosenFilters(filters);
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  // Decided once: choosing a filter must not fold the form under the visitor's finger.
  const [startsOpen] = useState(!isFiltered(filters));
  const [wasFolded, setFolded] = useState(!startsOpen);
  const foldedChoiceCount = foldedFilters.reduce(
    (sum, name) => sum + chosen[name].length,
    chosen.later ? 1 : 0,
  );

  const submitEarlyChoice = useEffectEvent(() => {
    const earlyChoice = form.current && readControls(form.current);
    if (earlyChoice && !isSameChoice(earlyChoice, filters)) choose(earlyChoice);
  });
  // What was chosen before hydration.
  useEffect(() => submitEarlyChoice(), []);
  const shownFilters = useRef(filters);
  useEffect(() => {
    // The focus was on a chip that has been removed.
    if (shownFilters.current !== filters && document.activeElement === document.body) focusClasses();
    shownFilters.current = filters;
  }, [filters]);

  const goToClasses = () => {
    if (details.current) details.current.open = false;
    focusClasses();
    document.getElementById('classes')?.scrollIntoView();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(readControls(event.currentTarget));
    // A button was pressed: "Show classes" moves to the classes, a change of a control does not.
    if ((event.nativeEvent as SubmitEvent).submitter) goToClasses();
  };
  const chooseCentres = (slugs: readonly string[]) => {
    if (!form.current) return;
    choose({ ...readControls(form.current), ...(slugs.length > 0 && { city: [] }), centre: slugs });
  };
  const nearestCentresTo = (visitor: Position) =>
    nearestOf(
      visitor,
      choices.centre.flatMap(({ value, label }) => {
        const position = positions[value];
        return position ? [{ position, value, label }] : [];
      }),
    );
  // "Near me" shows as off while no centre is chosen: the centres were cleared, or the location was found on another
  // page.
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
    chosen: chosen[name],
    onChange: requestSubmit,
  });
  const selectFilter = (name: 'course' | 'city' | 'centre', label: string, anyLabel: string) => (
    <SelectFilter {...filterProps(name, label)} anyLabel={anyLabel} />
  );
  return (
    <div id="filters" aria-busy={isPending} className={cx('stack gap-2 screenOnly', styles.filters)}>
      <details
        ref={details}
        open={startsOpen}
        className={cx(styles.fold, !wasFolded && styles.fresh)}
        onToggle={({ currentTarget }) => !currentTarget.open && setFolded(true)}
      >
        <summary>Change filters</summary>
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
          onSubmit={submit}
        >
          {selectFilter('course', 'Course', 'All courses')}
          {selectFilter('city', 'City', 'All cities')}
          <CheckFilter {...filterProps('time', 'Time')} />
          {/* Keeps the order, which a chip above the classes changes (BatchResults.tsx). */}
          {chosen.cheapest && <input type="hidden" name="order" value="fee" />}
          <Fold title="More filters" note={foldedChoiceCount > 0 ? foldedChoiceCount : 'centre, days, seats'}>
            <div className={cx('stack gap-4', styles.more)}>
              {selectFilter('centre', 'Centre', 'All centres')}
              <CheckFilter {...filterProps('days', 'Days')} />
              <CheckFilter {...filterProps('status', 'Seats')} />
              <label className={cx('strong', styles.later)}>
                <input
                  type="checkbox"
                  name="later"
                  value="1"
                  checked={chosen.later}
                  onChange={requestSubmit}
                />
                {'Show semesters 2 to 6 of diplomas too' +
                  (laterTotal > 0 || !isPartial ? ` (${laterTotal})` : '')}
              </label>
            </div>
          </Fold>
          <div className={cx('cluster middle gap-2', buttonStyles.fillPhone, styles.buttons)}>
            <Button type="submit">Show classes</Button>
            <NearMeButton
              nearMe={buttonState}
              onLocate={locateNearest}
              onStop={() => {
                stopNearMe();
                chooseCentres([]);
              }}
            >
              Classes near me
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
