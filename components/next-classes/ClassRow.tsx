import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import linkStyles from '@/components/ui/Link.module.css';
import { StatusTag } from '@/components/ui/StatusTag';
import { cx } from '@/components/ui/cx';
import { seatEnquiryHref, timeAndDaysText } from '@/lib/server/classes/classes';
import type { BatchStatus, UpcomingBatch } from '@/lib/shared/classes/batch';
import { formatShortDay } from '@/lib/shared/util/time';
import styles from './ClassRow.module.css';

/** `23 Nov`, or the backend's own text if its date is unreadable; `Soon` without one. */
export const shortStartOf = ({ date, startDate = 'Soon' }: UpcomingBatch): string =>
  date ? formatShortDay(date).replace(/ \d{4}$/, '') : startDate;

type ClassRowProps = {
  batch: UpcomingBatch;
  title: ReactNode;
  place?: ReactNode;
  price?: ReactNode;
  /** Small print: for whom the class is, when it started, how old the data is. */
  notes?: ReactNode;
  status?: BatchStatus | undefined;
  /** Further buttons, beside Ask where the list is wide, otherwise below it. */
  extra?: ReactNode;
  /** Equal classes of several centres, below the row and instead of its Ask. */
  below?: ReactNode;
  heading?: 'h4' | 'p';
};

export const AskLink = ({ batch }: { batch: UpcomingBatch }) => (
  <ButtonLink
    href={seatEnquiryHref(batch)}
    variant={batch.status === 'closed' ? 'quiet' : 'outline'}
    size="row"
  >
    Ask
    <span className="visuallyHidden">
      <span>{batch.status === 'closed' ? ' for the next one' : ' about this class'}</span>
      {`: ${batch.name}, ${batch.centre.name}, ${batch.startDate ?? 'no date yet'}`}
    </span>
  </ButtonLink>
);

export function ClassRow({
  batch,
  title,
  place,
  price,
  notes,
  status,
  extra,
  below,
  heading: Title = 'p',
}: ClassRowProps) {
  const [day = '', ...month] = shortStartOf(batch).split(' ');
  return (
    <li
      className={cx(
        styles.row,
        Boolean(extra) && styles.withExtra,
        Boolean(below) && styles.grouped,
        status === 'closed' && 'muted',
      )}
    >
      <p className={styles.date}>
        <span className={styles.day}>{`${day} `}</span>
        <span>{month.join(' ')}</span>
      </p>
      <div className={styles.facts}>
        <Title className={cx(linkStyles.quietLinks, styles.title)}>{title}</Title>
        {place && <p className={cx(linkStyles.quietLinks, styles.place)}>{place}</p>}
        <p className={cx('muted', styles.when)}>{timeAndDaysText(batch)}</p>
        {status && (
          <p className={styles.status}>
            <StatusTag status={status} />
          </p>
        )}
        {price && <div className={styles.price}>{price}</div>}
        {notes && <div className={cx('muted', styles.notes)}>{notes}</div>}
      </div>
      {below ? (
        <div className={styles.below}>{below}</div>
      ) : (
        <div className={cx('row screenOnly', styles.actions)}>
          <AskLink batch={batch} />
          {extra && <div className={cx('row gap-1', styles.extra)}>{extra}</div>}
        </div>
      )}
    </li>
  );
}

export const ClassRows = ({ hidesDates, children }: { hidesDates?: boolean; children: ReactNode }) => (
  <ul className={cx(styles.list, hidesDates && styles.undated)}>{children}</ul>
);
