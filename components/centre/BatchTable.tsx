'use client';

import { useState } from 'react';
import { CourseTile } from '@/components/art/CourseTile';
import { cx } from '@/components/ui/cx';
import { ScrollTable } from '@/components/ui/ScrollTable';
import { SeatsPill } from '@/components/ui/SeatsPill';
import type { Batch } from '@/lib/backend/types';
import { dayLabels } from '@/lib/batches/labels';
import { messages } from './messages';
import styles from './BatchTable.module.css';
import { Pages } from './Pages';

/** Rows on a page (docs/product/pages.md#p12). */
const pageSize = 10;

type BatchTableProps = {
  batches: readonly Batch[];
  /** Today in Karachi, `YYYY-MM-DD`. */
  today: string;
};

function Row({ batch, today, off }: { batch: Batch; today: string; off: boolean }) {
  return (
    <tr className={cx(off && styles.off, batch.status === 'closed' && styles.closedRow)}>
      <td className={styles.icon}>
        <CourseTile course={batch.course} />
      </td>
      <th scope="row">{batch.course}</th>
      <td>
        {batch.startDate ?? messages.toBeAnnounced}
        {batch.date && batch.date < today && <span className={styles.started}>{messages.started}</span>}
      </td>
      <td>{batch.timeSlot ?? messages.askTheCentre}</td>
      <td>{dayLabels[batch.days]}</td>
      <td>
        <SeatsPill status={batch.status} />
      </td>
    </tr>
  );
}

/**
 * Upcoming batches (docs/product/pages.md#p12). Every row is in the HTML: wide screens are paged by ten once there is
 * JavaScript, narrow ones show all rows in a table that scrolls sideways with the course column fixed.
 */
export function BatchTable({ batches, today }: BatchTableProps) {
  const [page, setPage] = useState(1);
  const pages = Math.ceil(batches.length / pageSize);
  const isOff = (index: number) => Math.floor(index / pageSize) + 1 !== page;
  return (
    <div>
      <p className={styles.swipe} aria-hidden="true">
        {messages.swipe}
      </p>
      <ScrollTable label={messages.upcomingBatches} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.icon}>
              <span className="visuallyHidden">{messages.icon}</span>
            </th>
            <th scope="col">{messages.course}</th>
            <th scope="col">{messages.tentativeStartDate}</th>
            <th scope="col">{messages.timeSlot}</th>
            <th scope="col">{messages.days}</th>
            <th scope="col">{messages.status}</th>
          </tr>
        </thead>
        <tbody>
          {batches.map((batch, index) => (
            <Row key={batch.key} batch={batch} today={today} off={isOff(index)} />
          ))}
        </tbody>
      </ScrollTable>
      {pages > 1 && <Pages page={page} pages={pages} onPage={setPage} />}
    </div>
  );
}
