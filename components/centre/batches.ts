import type { Batch, BatchStatus } from '@/lib/backend/types';

/** Labels of docs/product/backend.md#b22 for the status codes of a batch. */
export const statusLabels: Readonly<Record<BatchStatus, string>> = {
  limited: 'Limited Seats',
  open: 'Admission Open',
  closed: 'Admission Closed',
};
export const dayLabels: Readonly<Record<Batch['days'], string>> = {
  mwf: 'Monday | Wednesday | Friday',
  tts: 'Tuesday | Thursday | Saturday',
};

/** Rows on a page and page numbers shown at once (docs/product/pages.md#p12). */
export const pageSize = 10;
const pageNumbers = 5;

/** The page numbers to show, from 1: at most five, with the current one in the middle where possible. */
export function pageWindow(current: number, pages: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(pageNumbers / 2), pages - pageNumbers + 1));
  return Array.from({ length: Math.min(pageNumbers, pages) }, (_, index) => first + index);
}
