'use client';

import { useState } from 'react';
import { CourseTile } from '@/components/art/Tiles';
import { ButtonLink } from '@/components/ui/Button';
import { PageNumbers } from '@/components/ui/PageNumbers';
import { RadioChips } from '@/components/ui/RadioChips';
import { ScrollTable } from '@/components/ui/ScrollTable';
import { StatusTag } from '@/components/ui/StatusTag';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { unbroken } from '@/components/ui/unbroken';
import type { ClassOfCentre } from '@/lib/server/classes/classes';
import { rowsPerPage } from '@/lib/shared/classes/labels';
import { classWeekdays } from '@/lib/shared/classes/parts-of-day';
import styles from './BatchTable.module.css';

const headings = [
  { text: 'Icon', className: cx('screenOnly', styles.icon), isHidden: true },
  { text: 'Course', className: styles.course },
  { text: 'Tentative Start Date', className: styles.date },
  { text: 'Time Slot' },
  { text: 'Days' },
  { text: 'Status', className: styles.status },
  { text: 'Ask', className: cx('screenOnly', styles.ask), isHidden: true },
];

type RowProps = { batch: ClassOfCentre; id: string | undefined; isOnOtherPage: boolean };

function Row({ batch, id, isOnOtherPage }: RowProps) {
  const isClosed = batch.status === 'closed';
  const [, day = '', year] = /^(.*?)( \d{4})?$/.exec(batch.startDate ?? 'No start date yet') ?? [];
  return (
    <tr
      id={id}
      className={cx(
        isOnOtherPage && styles.onOtherPage,
        isClosed && 'muted',
        batch.level !== 'beginner' && styles.notForBeginners,
      )}
    >
      <td className={cx('screenOnly', styles.icon)}>
        <CourseTile course={batch.course} name={batch.name} />
      </td>
      <th scope="row" className={styles.course}>
        <span translate="no">{unbroken(batch.name)}</span>
        <span className={cx('small muted', textStyles.regular, styles.about)}>
          {batch.fee && (
            <span className={styles.fee}>
              <span className={styles.wide}>PKR </span>
              {batch.fee.replace('PKR ', '')}
              <span className={styles.wide}>{'\u00a0· '}</span>
            </span>
          )}
          {batch.audience}
        </span>
      </th>
      <td className={styles.date}>
        <span>{day.replace(' ', '\u00a0')}</span>
        <span className={styles.wide}>{year}</span>
        {batch.startsIn && <span className={cx('small muted', styles.soon)}>{batch.startsIn}</span>}
        <span className={cx('small muted', styles.when)}>{batch.when}</span>
      </td>
      <td className={styles.time}>{batch.timeSlot ?? 'Ask for the time'}</td>
      <td>{classWeekdays[batch.days].join('\u00a0| ')}</td>
      <td className={styles.status}>
        <StatusTag status={batch.status} />
      </td>
      <td className={cx('screenOnly', styles.ask)}>
        <ButtonLink
          href={batch.ask}
          variant={isClosed ? 'quiet' : 'outline'}
          size="row"
          className={textStyles.unbroken}
        >
          Ask
          <span className="visuallyHidden">
            {`${isClosed ? ' for the next one' : ' about this class'}: ${batch.name}, ${batch.startDate}`}
          </span>
        </ButtonLink>
      </td>
    </tr>
  );
}

/** All rows are in the HTML; wide windows with scripts show ten per page. The chips filter by CSS. */
export function BatchTable({ batches }: { batches: readonly ClassOfCentre[] }) {
  const [page, setPage] = useState(1);
  const pageCount = Math.ceil(batches.length / rowsPerPage);
  const beginnerClassCount = batches.filter(({ level }) => level === 'beginner').length;
  /** Index of the next open class for beginners, which the facts at the top of the page name. */
  const nextIndex = batches.findIndex(({ level, status }) => level === 'beginner' && status !== 'closed');
  return (
    <div role="group" aria-label="Upcoming batches" className={styles.classes}>
      {beginnerClassCount > 0 && beginnerClassCount < batches.length && (
        <RadioChips
          name="classes"
          items={[
            { value: 'all', label: 'All classes', count: batches.length },
            { value: 'beginners', label: 'For beginners', count: beginnerClassCount },
          ]}
          chosen="all"
        />
      )}
      <ScrollTable label="Upcoming batches" className={styles.table}>
        <thead>
          <tr>
            {headings.map(({ text, className, isHidden }) => (
              <th key={text} scope="col" className={className}>
                {isHidden ? <span className="visuallyHidden">{text}</span> : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {batches.map((batch, index) => (
            <Row
              key={batch.id}
              batch={batch}
              id={index === nextIndex ? 'next-class' : undefined}
              isOnOtherPage={Math.floor(index / rowsPerPage) + 1 !== page}
            />
          ))}
        </tbody>
      </ScrollTable>
      <div className={cx('scriptOnly', styles.pages)}>
        <PageNumbers
          page={page}
          pageCount={pageCount}
          renderItem={({ targetPage, ...rest }) => (
            <button type="button" onClick={() => setPage(targetPage)} {...rest} />
          )}
        >
          <p className="small muted" role="status">
            {`Page ${page} of ${pageCount}`}
          </p>
        </PageNumbers>
      </div>
    </div>
  );
}
