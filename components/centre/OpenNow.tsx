import { cx } from '@/components/ui/cx';
import { openTimes, type OpeningHours } from '@/lib/server/content/opening-hours';
import { openWords } from './open-words';
import styles from './CentreHeader.module.css';

type OpenNowProps = { hours: OpeningHours; at: Date };

/** Opening status of a centre by the visitor's clock. Empty until LiveTimes writes it. */
export const OpenNow = ({ hours, at }: OpenNowProps) => (
  <p
    className={cx('screenOnly row gap-2 strong scriptOnly', styles.now)}
    data-hours={JSON.stringify(openWords(openTimes(hours, at), at))}
    data-state=""
  />
);
