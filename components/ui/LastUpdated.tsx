import type { Age } from '@/lib/server/backend/types';
import { formatMoment } from '@/lib/shared/util/time';
import { cx } from './cx';
import styles from './Notice.module.css';

type LastUpdatedProps = {
  list: Age;
  /** Also says when fresh data was fetched. */
  always?: boolean;
};

/** Shows when a stale copy was fetched, or with `always` any data. */
export function LastUpdated({ list: { state, asOf }, always = false }: LastUpdatedProps) {
  if (!asOf || (state !== 'stale' && !always)) return null;
  return (
    <p className={cx('small muted', styles.updated)}>
      <span>{state === 'stale' ? 'Last updated' : 'Updated'}</span>{' '}
      <time dateTime={asOf.toISOString()}>{formatMoment(asOf)}</time>.
    </p>
  );
}
