import chipStyles from '@/components/ui/Chip.module.css';
import { ChosenChips } from '@/components/ui/ChosenChips';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { Notice } from '@/components/ui/Notice';
import { PageNumbers } from '@/components/ui/PageNumbers';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { Centre } from '@/content/schema/centres';
import type { FoundBatches } from '@/lib/server/classes/find-batches';
import { batchesHref, isFiltered, type FilterName, filterNames } from '@/lib/shared/classes/filters';
import { plural } from '@/lib/shared/util/text';
import { formatMoment } from '@/lib/shared/util/time';
import { BatchDays } from './BatchDays';
import styles from './BatchResults.module.css';
import { CentresWithoutClasses, NoBatches } from './NoBatches';

const countText = ({ total, closedTotal }: FoundBatches, isPartial: boolean): string => {
  if (isPartial && total + closedTotal === 0) return 'Classes not known yet';
  if (total === 0 && closedTotal > 0) return plural(closedTotal, 'closed class', 'closed classes');
  if (total === 0) return 'No classes';
  return plural(total, 'class', 'classes') + (isPartial ? ' so far' : '');
};

type BatchResultsProps = { found: FoundBatches; uncollectedCentres: readonly Centre[] };

export function BatchResults({ found, uncollectedCentres }: BatchResultsProps) {
  const { total, closedTotal, filters, pages, laterTotal, laterSemesters, asOf } = found;
  const centresWithoutClasses = found.centresWithoutClasses.filter(
    ({ id }) => !uncollectedCentres.some((unknownCentre) => unknownCentre.id === id),
  );
  // The page of a single centre counts its later semesters too.
  const isWithoutLater = filters.centre.length === 1 && laterTotal > 0 && !filters.later;
  const countNote = [
    total > 0 && closedTotal > 0 && `+ ${closedTotal} closed`,
    total > 0 && isWithoutLater && `+ ${laterTotal} in ${laterSemesters}`,
    pages > 1 && `page ${filters.page} of ${pages}`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div id="classes" tabIndex={-1} className={cx('stack gap-5', styles.classes)}>
      <div className={cx('stack gap-2', styles.head)}>
        <h2 className="visuallyHidden">Classes</h2>
        <p role="status" className={cx('cluster card-title', textStyles.section, styles.count)}>
          <span>{countText(found, uncollectedCentres.length > 0)}</span>
          {countNote && <span className={cx('muted small', textStyles.regular)}>{` ${countNote}`}</span>}
        </p>
        {(total + closedTotal > 1 || isFiltered(filters)) && <OrderAndChips found={found} />}
      </div>
      <UnknownFilters found={found} />
      {total + closedTotal === 0 ? (
        <NoBatches
          found={found}
          centresWithoutClasses={centresWithoutClasses}
          uncollectedCentres={uncollectedCentres}
        />
      ) : (
        <>
          <CentresWithoutClasses centres={centresWithoutClasses} />
          <BatchDays groups={found.groups} isByFee={filters.cheapest} />
          <PageNumbers
            page={filters.page}
            pageCount={pages}
            renderItem={({ targetPage, ...rest }) =>
              rest['aria-disabled'] ? (
                <span role="link" {...rest} />
              ) : (
                <Link href={`${batchesHref({ ...filters, page: targetPage })}#classes`} {...rest} />
              )
            }
          />
          <p className="small muted">
            Start dates may change. Your centre confirms yours.
            {asOf && (
              <span>
                {' '}
                Updated <time dateTime={asOf}>{formatMoment(new Date(asOf))}</time>.
              </span>
            )}
            {uncollectedCentres.length > 0 && (
              <span>
                {' '}
                {`We have not received the classes of ${plural(uncollectedCentres.length, 'more centre')} yet.`}
              </span>
            )}
          </p>
        </>
      )}
      {laterTotal > 0 && (
        <p>
          <Link
            href={`${batchesHref({ ...filters, later: !filters.later, page: 1 })}#classes`}
            className={linkStyles.tap}
          >
            {filters.later
              ? `Hide ${laterSemesters} of diplomas`
              : `Show ${laterSemesters} of diplomas too (${laterTotal})`}
          </Link>
        </p>
      )}
    </div>
  );
}

const filterNouns = {
  course: 'course',
  city: 'city',
  centre: 'centre',
  days: 'days',
  time: 'time of day',
  status: 'seats',
} as const;

const UnknownFilters = ({ found: { unknown } }: { found: FoundBatches }) =>
  unknown.length > 0 && (
    <Notice kind="info" title="We could not use every filter">
      {unknown.map(({ name, value }) => (
        <p key={`${name}/${value}`} className={textStyles.anywhere}>
          {`We could not find the ${filterNouns[name]} “${value.slice(0, 60)}”.`}
        </p>
      ))}
    </Notice>
  );

function OrderAndChips({ found: { filters, choices, groups } }: { found: FoundBatches }) {
  const chosenChoices = filterNames.flatMap((name) =>
    choices[name].filter(({ value }) => filters[name].includes(value)).map((choice) => ({ name, ...choice })),
  );
  const hrefWithout = (name: FilterName, value: string) =>
    batchesHref({ ...filters, [name]: filters[name].filter((chosen) => chosen !== value), page: 1 });
  const showsOrder = chosenChoices.length === 0 && groups.length > 1 && !filters.cheapest;
  return (
    <ChosenChips
      label="Order and chosen filters"
      firstChip={
        groups.length > 0 && (
          <Link
            scroll={false}
            href={batchesHref({ ...filters, cheapest: !filters.cheapest, page: 1 })}
            className={chipStyles.chip}
            aria-current={filters.cheapest || undefined}
          >
            Cheapest first
          </Link>
        )
      }
      chips={chosenChoices.map(({ name, value, label }) => ({ name, label, href: hrefWithout(name, value) }))}
    >
      {chosenChoices.length > 1 ? (
        <Link scroll={false} href={batchesHref()} data-city="">
          Clear all
        </Link>
      ) : (
        // Gives way to the first chosen filter, so that the line of chips does not wrap then.
        showsOrder && <span className="small muted">By date, level and fee</span>
      )}
    </ChosenChips>
  );
}
