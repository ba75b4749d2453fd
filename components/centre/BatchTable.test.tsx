import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { classesOfCentre } from '@/lib/server/classes/classes';
import type { Batch } from '@/lib/shared/classes/batch';
import { setClock } from '@/lib/shared/util/time';
import { centreBySlug, sampleBatch } from '@/tests/support/samples/sample-classes';
import { BatchTable } from './BatchTable';

const today = '2026-11-20';
beforeEach(() => setClock(() => Date.parse(today)));
const batch = (n: number, more: Partial<Batch> = {}) =>
  sampleBatch({ key: String(n), course: `Course ${n}`, ...more });
const centre = centreBySlug('clifton');
const tableOf = (items: readonly Batch[]) => (
  <BatchTable batches={classesOfCentre(centre, { items, state: 'fresh' }).items} />
);
const batches = (count: number) => Array.from({ length: count }, (_, index) => batch(index + 1));
const onPage = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .filter((row) => !row.className.includes('onOtherPage'))
    .map((row) => within(row).getByText(/^Course \d+$/).textContent);

test('the table has the specified columns, status labels and days, and a link to ask about a class', () => {
  const rows = [
    batch(1, { status: 'limited', date: '2026-11-23', startDate: '23 Nov 2026' }),
    batch(2, { status: 'closed', days: 'tts' }),
    { key: '3', course: 'CPISM', days: 'tts' } as const,
  ];
  render(tableOf(rows));
  const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(headers).toEqual(['Icon', 'Course', 'Tentative Start Date', 'Time Slot', 'Days', 'Status', 'Ask']);
  expect(screen.getByText('Limited Seats')).toBeVisible();
  expect(screen.getByText('Admission Closed')).toBeVisible();
  expect(screen.getByText('Monday | Wednesday | Friday')).toBeVisible();
  expect(screen.getAllByText('Tuesday | Thursday | Saturday')).toHaveLength(2);
  // The time is also below the date, because a phone shows the column of times only after scrolling.
  expect(screen.getAllByText(/^9 to 11\sam$/)).toHaveLength(4);
  expect(screen.getByText('23 Nov').closest('td')).toHaveTextContent('23 Nov 2026in 3 days9 to 11 am');
  expect(screen.getByText('No start date yet')).toBeVisible();
  const pictures = screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual([expect.stringContaining('/art/courses/')]);
  expect(screen.getByRole('table')).toHaveTextContent(/PKR \d+,000–\u2060\d+,000 a month · For beginners/);
  expect(screen.getByRole('link', { name: /^Ask about this class: Course 1/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`centre=${centre.id}`),
  );
  expect(screen.getByRole('link', { name: /^Ask for the next one: Course 2/ })).toBeVisible();
});

test('a class that has started is omitted', () => {
  render(tableOf([batch(1, { date: '2026-11-19' }), batch(2, { date: today })]));
  expect(onPage()).toEqual(['Course 2']);
});

test('a page has ten rows, and the buttons stop at the first and last page', async () => {
  render(tableOf(batches(23)));
  expect(onPage()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPage()[0]).toBe('Course 1');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage()[0]).toBe('Course 11');
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onPage()).toEqual(['Course 21', 'Course 22', 'Course 23']);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
});
