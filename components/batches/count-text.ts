import { counted } from '@/lib/shared/util/counted';

/** `12 classes`, with `page 2 of 3` after a comma when there are several. */
export function countText(total: number, page: number, pages: number): string {
  const count = counted(total, 'class', 'classes');
  return pages > 1 ? `${count}, page ${page} of ${pages}` : count;
}
