import type { Ref } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/Icon';
import { Notice } from '@/components/ui/Notice';
import {
  batchesHref,
  filterNames,
  noFilters,
  type BatchFilters,
  type FilterName,
} from '@/lib/batches/filters';
import type { FoundBatches } from '@/lib/batches/find';
import { formatMoment } from '@/lib/foundation/time';
import { BatchDays } from './BatchDays';
import { FilterLink } from './FilterLink';
import { messages } from './messages';
import { NoBatches } from './NoBatches';
import { PageLinks } from './PageLinks';
import type { LoadState } from './useFound';
import styles from './BatchResults.module.css';

type BatchResultsProps = {
  ref: Ref<HTMLDivElement>;
  found: FoundBatches;
  /** The filters that are being loaded, or could not be. */
  asked: BatchFilters;
  state: LoadState;
  unknownCentres: number;
  /** Kilometres to each centre by slug, when the visitor has asked for it. */
  distances: ReadonlyMap<string, number> | undefined;
  onShow: (filters: BatchFilters) => void;
};

const countText = (total: number) => (total === 1 ? messages.oneClass : messages.classCount(total));

/** What is chosen, each with a link to the same page without it. */
function Chosen({ found: { filters, choices }, onShow }: Pick<BatchResultsProps, 'found' | 'onShow'>) {
  const chosen = filterNames.flatMap((name) =>
    choices[name].filter(({ value }) => filters[name].includes(value)).map((choice) => ({ name, ...choice })),
  );
  if (chosen.length === 0) return null;
  const without = (name: FilterName, value: string): BatchFilters => ({
    ...filters,
    [name]: filters[name].filter((one) => one !== value),
    page: 1,
  });
  return (
    <ul className={styles.chosen} aria-label={messages.chosenFilters}>
      {chosen.map(({ name, value, label }) => (
        <li key={`${name}/${value}`}>
          <FilterLink filters={without(name, value)} onShow={onShow}>
            <span className="visuallyHidden">{messages.remove} </span>
            <span className="anywhere">{label}</span>
            <Icon name="close" />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink filters={noFilters} onShow={onShow} className={styles.clear}>
          {messages.clearAll}
        </FilterLink>
      </li>
    </ul>
  );
}

/** The classes found, or why there are none. */
export function BatchResults({
  ref,
  found,
  asked,
  state,
  unknownCentres,
  distances,
  onShow,
}: BatchResultsProps) {
  const { total, filters, pages } = found;
  return (
    <div ref={ref} id="classes" tabIndex={-1} className={styles.results} aria-busy={state === 'loading'}>
      <h2 className="visuallyHidden">{messages.classes}</h2>
      <div className={cx('cluster', styles.head)}>
        <p role="status" className={styles.count}>
          {countText(total)}
          {pages > 1 && <span className={styles.page}>{messages.pageOf(filters.page, pages)}</span>}
        </p>
        <Chosen found={found} onShow={onShow} />
      </div>
      {state === 'failed' && (
        <Notice kind="error" title={messages.notLoaded} announce="alert">
          <a href={batchesHref(asked)}>{messages.tryAgain}</a>
        </Notice>
      )}
      {total === 0 ? (
        <NoBatches found={found} unknownCentres={unknownCentres} />
      ) : (
        <>
          <BatchDays batches={found.batches} distances={distances} />
          <PageLinks found={found} onShow={onShow} />
          <p className={styles.foot}>
            {messages.tentative}
            {found.asOf && (
              <>
                {' '}
                {messages.asGivenOn} <time dateTime={found.asOf}>{formatMoment(new Date(found.asOf))}</time>.
              </>
            )}
            {unknownCentres > 0 && ` ${messages.unknownCentres(unknownCentres)}`}
          </p>
        </>
      )}
    </div>
  );
}
