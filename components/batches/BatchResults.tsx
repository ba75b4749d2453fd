import { batchesHref } from '@/lib/shared/batches/filters';
import type { FoundBatches } from '@/lib/server/batches/find';
import { formatMoment } from '@/lib/shared/util/time';
import { BatchDays } from './BatchDays';
import { ClassesFrame } from './ClassesFrame';
import { CentresWithoutClasses, UnknownFilters } from './LeftOut';
import { countText } from './count-text';
import { NoBatches } from './NoBatches';
import { FilterLink } from './FilterLink';
import { PageLinks } from './PageLinks';
import styles from './BatchResults.module.css';

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
