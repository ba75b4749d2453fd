import { formatMoment } from '@/lib/time';
import styles from './LastUpdated.module.css';

export type LastUpdatedProps = {
  list: { state: 'fresh' | 'stale' | 'unavailable'; asOf?: Date | undefined };
};

/** One quiet line under a list that is a copy from before (design.md); nothing under a fresh one. */
export function LastUpdated({ list: { state, asOf } }: LastUpdatedProps) {
  if (state !== 'stale' || !asOf) return null;
  return (
    <p className={styles.updated}>
      Last updated <time dateTime={asOf.toISOString()}>{formatMoment(asOf)}</time>.
    </p>
  );
}
