import { batchesHref, type FilterName, filterNames } from '@/lib/shared/batches/filters';
import type { FoundBatches } from '@/lib/server/batches/find';
import { formatMoment } from '@/lib/shared/util/time';
import { BatchDays } from './BatchDays';
import { ClassesFrame, FilterLink } from './FilterProvider';
import { countText } from './count-text';
import { CentresWithoutClasses, NoBatches } from './NoBatches';
import styles from './BatchResults.module.css';
import { Notice } from '@/components/ui/Notice';
import { pageWindow } from '@/components/ui/page-window';
import { cx } from '@/components/ui/cx';
import numbers from '@/components/ui/ScrollTable.module.css';
import { ChosenChips } from '@/components/ui/ChosenChips';

type BatchResultsProps = { found: FoundBatches; unknownCentres: number };

/** The matching classes, or why there are none. */
export function BatchResults({ found, unknownCentres }: BatchResultsProps) {
  const { total, filters, pages, laterTotal, asOf } = found;
  const [count, page] = countText(total, filters.page, pages).split(', ');
  return (
    <ClassesFrame>
      <div className="stack gap-1">
        <h2 className="visuallyHidden">Classes</h2>
        <p className={styles.count}>
          <span>{count}</span>
          {page && <span className={styles.page}>{` ${page}`}</span>}
        </p>
        {laterTotal > 0 && (
          <p>
            <span>{filters.later ? 'With later semesters.' : 'Without later semesters.'}</span>{' '}
            <FilterLink href={batchesHref({ ...filters, later: !filters.later, page: 1 })}>
              {filters.later ? 'Leave them out' : `Also later semesters (${laterTotal})`}
            </FilterLink>
          </p>
        )}
      </div>
      <UnknownFilters found={found} />
      {total === 0 ? (
        <NoBatches found={found} unknownCentres={unknownCentres} />
      ) : (
        <>
          <CentresWithoutClasses found={found} />
          <BatchDays batches={found.batches} />
          <PageLinks found={found} />
          <p className="small muted">
            Start dates may change. Your centre confirms yours.
            {asOf && (
              <span>
                {' '}
                As our centres listed them on <time dateTime={asOf}>{formatMoment(new Date(asOf))}</time>.
              </span>
            )}
            {unknownCentres > 0 && (
              <span> {`We have not received the classes of ${unknownCentres} more centres yet.`}</span>
            )}
          </p>
        </>
      )}
    </ClassesFrame>
  );
}

const unknownValue = (noun: string, value: string) =>
  `We could not find the ${noun} “${value.slice(0, 60)}”.`;
const filterNouns = {
  course: 'course',
  city: 'city',
  centre: 'centre',
  days: 'days',
  time: 'time of day',
  status: 'seats',
} as const;

type LeftOutProps = { found: FoundBatches };

/** Values of the URL that were not applied. */
export const UnknownFilters = ({ found: { unknown } }: LeftOutProps) =>
  unknown.length > 0 && (
    <Notice kind="info" title="We could not use every filter">
      {unknown.map(({ name, value }) => (
        <p key={`${name}/${value}`} className="anywhere">
          {unknownValue(filterNouns[name], value)}
        </p>
      ))}
    </Notice>
  );

type PageLinksProps = { found: Pick<FoundBatches, 'filters' | 'pages'> };

/** Links to the other pages: previous, five numbers, next. */
export function PageLinks({ found: { filters, pages } }: PageLinksProps) {
  if (pages === 1) return null;
  const { page } = filters;
  const step = (to: number, symbol: string, name: string) =>
    to >= 1 &&
    to <= pages && (
      <li>
        <FilterLink
          href={batchesHref({ ...filters, page: to })}
          className={cx('centred bare strong plain', numbers.page)}
        >
          <span aria-hidden="true">{symbol}</span>
          <span className="visuallyHidden">{name}</span>
        </FilterLink>
      </li>
    );
  return (
    <nav aria-label="Pages of classes">
      <ul className={cx('cluster gap-1', styles.pageLinks)}>
        {step(page - 1, '‹', 'Previous page')}
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            <FilterLink
              href={batchesHref({ ...filters, page: number })}
              className={cx('centred bare strong plain', numbers.page)}
              aria-current={number === page ? 'page' : undefined}
            >
              <span className="visuallyHidden">Page </span>
              {number}
            </FilterLink>
          </li>
        ))}
        {step(page + 1, '›', 'Next page')}
      </ul>
    </nav>
  );
}

/** Also clears the city remembered by the device, which the page would otherwise preset again. */
const forgetsCity = { 'data-city': '' };

/** Active filters, each with a link to remove it. */
export function Chosen({ found: { filters, choices } }: { found: FoundBatches }) {
  const chosen = filterNames.flatMap((name) =>
    choices[name].filter(({ value }) => filters[name].includes(value)).map((choice) => ({ name, ...choice })),
  );
  if (chosen.length === 0) return null;
  const without = (name: FilterName, value: string) =>
    batchesHref({ ...filters, [name]: filters[name].filter((one) => one !== value), page: 1 });
  return (
    <ChosenChips
      label="Chosen filters"
      chips={chosen.map(({ name, value, label }) => ({
        key: `${name}/${value}`,
        label,
        link: (content) => (
          <FilterLink href={without(name, value)} className="chip" {...(name === 'city' && forgetsCity)}>
            {content}
          </FilterLink>
        ),
      }))}
    >
      <FilterLink href={batchesHref()} {...forgetsCity}>
        Clear all
      </FilterLink>
    </ChosenChips>
  );
}
